"""The settings of a searching player of gin, as a vector: how much it searches, and how."""

from __future__ import annotations

(
    Q_WORLDS,  # how many imagined rounds to play; a round played for one choice counts once
    Q_BURN,  # steps of the chain before the first sample
    Q_BURN_TURN,  # and how many more for each turn of the round
    Q_THIN,  # steps of the chain from one sample to the next
    Q_THIN_TURN,  # and how many more for each turn of the round
    Q_TRUST,  # how many rounds the policy's prior opinion counts as
    Q_SHARE,  # percent of the policy's differences that the prior takes over
    Q_DISCARDS,  # how many discards it considers
    Q_DISCARDS_TAKEN,  # how many discards it considers after taking the top of the pile
    Q_TYPE_EVERY,  # samples from one draw of the opponent's style to the next
    Q_TRUST_NET,  # how many rounds a net's prior opinion counts as
    Q_UNLIKELY,  # a choice that is this far behind is dropped at once, in thousandths of a point
    Q_LOOK,  # the share, in percent, of the net's opinion a turn later in a round's worth
    Q_FLAT,  # the line from points to the stakes: what 0 points are worth, in thousandths
    Q_SLOPE,  # and what a point is worth, in 1024ths of a point
    Q_TRUST_NEAR,  # Q_TRUST_NET if the choices differ in how many cards would make gin
    Q_UNLIKELY_NEAR,  # Q_UNLIKELY then
    Q_LOOK_NEAR,  # Q_LOOK then
    Q_LEAST,  # no choice is beaten before this many rounds
    Q_LEAST_NEAR,  # Q_LEAST if the choices differ in how many cards would make gin
    Q_CLEAR,  # a choice is beaten if it is behind by this many squared standard errors
    Q_LENGTH,
) = range(22)

BURN_PARTS = 5
"""How many times the style is drawn while the chain burns in."""

BURN_LOOK = 32
"""Steps of the burn-in from one look at the clock to the next."""

LOOK_EVERY = 8
"""The search looks for beaten choices once every this many rounds."""
