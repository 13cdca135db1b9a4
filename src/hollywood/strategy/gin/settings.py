"""How a searching player of gin goes about it, as a vector: what it spends, and on what."""

from __future__ import annotations

(
    Q_WORLDS,  # how many rounds of imagination to spend, counted for one choice each
    Q_TYPES,
    Q_BURN,
    Q_BURN_TURN,
    Q_THIN,
    Q_THIN_TURN,
    Q_TRUST,  # rounds that the policy's opinion counts for
    Q_SHARE,  # per cent of the policy's difference that are believed beforehand
    Q_THROWS,  # how many throws are looked at
    Q_THROWS_TAKEN,  # and after a take
    Q_TYPE_EVERY,  # samples between two draws of the type
    Q_TRUST_NET,  # rounds that the opinion of a net counts for
    Q_UNLIKELY,  # thousandths of a point behind which it gives a choice up at once
    Q_LOOK,  # hundredths of a round's worth that are what the net thinks a turn later
    Q_FLAT,  # thousandths that no points are worth at these stakes, as near as a line can say
    Q_SLOPE,  # 1024ths of a point's thousandth that a thousandth of a point is worth then
    Q_LENGTH,
) = range(17)

BURN_PARTS = 5
"""While the chain settles the type is drawn anew so many times."""

LOOK_EVERY = 8
"""Rounds between two looks at which choices are beaten."""
LEAST_ROUNDS = 16
"""Before so many rounds nothing is."""
CLEAR = 7
"""Squared standard errors by which a choice must be behind the best to be given up."""
