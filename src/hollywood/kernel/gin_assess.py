"""What every choice is worth, round by round of the same imagined ones: for hints and reviews."""

from __future__ import annotations

from hollywood.kernel.bits import zeros
from hollywood.kernel.compiling import kernel
from hollywood.kernel.gin_belief import begin_belief, choose_type, go_through, likeliest, load_type
from hollywood.kernel.gin_choices import C_NUMBER, C_TYPES, MOST_CHOICES, list_choices
from hollywood.kernel.gin_history import B_LENGTH, B_TYPE, M_LENGTH
from hollywood.kernel.gin_imagined import imagine, played_out, root_of
from hollywood.kernel.gin_layout import A_LENGTH, S_LENGTH, V_KNOWN, V_LENGTH, V_SEAT
from hollywood.kernel.gin_price import P_LENGTH
from hollywood.kernel.gin_story import G_SIZE
from hollywood.kernel.gin_ways import (
    Q_BURN,
    Q_BURN_TURN,
    Q_THIN,
    Q_THIN_TURN,
    Q_TYPE_EVERY,
    Q_TYPES,
)
from hollywood.kernel.tables import MeldTables


@kernel
def assess(
    view: list[int],
    story: list[int],
    rules: list[int],
    tables: MeldTables,
    plans: list[int],
    types: list[int],
    ways: list[int],
    worth: list[int],
    curves: list[int],
    chance: list[int],
    at: int,
    out: list[int],
    worlds: int,
    rows: list[int],
) -> int:
    """Play every choice out in the same ``worlds`` rounds; one row of values for each round.

    A row has MOST_CHOICES places, the choices are in ``out``. Returns how many choices there are;
    with fewer than two nothing is played.
    """
    out[C_NUMBER] = 0
    for kind in range(ways[Q_TYPES]):
        out[C_TYPES + kind] = 0
    mine = zeros(M_LENGTH)
    load_type(plans, likeliest(types, ways[Q_TYPES]), mine)
    list_choices(view, rules, tables, mine, ways, out)
    number = out[C_NUMBER]
    if number < 2:
        return number
    belief = zeros(B_LENGTH)
    root = zeros(S_LENGTH)
    state = zeros(S_LENGTH)
    seen = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    score = zeros(P_LENGTH)
    theirs = zeros(M_LENGTH)
    cards = zeros(12)
    worths = zeros(12)
    turns = story[G_SIZE] >> 1
    begin_belief(belief, story, view, rules, chance, at)
    root_of(view, story, root)
    steps = ways[Q_BURN] + turns * ways[Q_BURN_TURN]
    for world in range(worlds):
        if world % ways[Q_TYPE_EVERY] == 0:
            choose_type(
                belief,
                story,
                view,
                rules,
                tables,
                types,
                ways[Q_TYPES],
                theirs,
                curves,
                chance,
                at,
                seen,
                cards,
                worths,
            )
        go_through(
            belief,
            steps,
            story,
            view,
            rules,
            tables,
            theirs,
            curves,
            chance,
            at,
            seen,
            cards,
            worths,
        )
        steps = ways[Q_THIN] + turns * ways[Q_THIN_TURN]
        out[C_TYPES + belief[B_TYPE]] += 1
        load_type(plans, belief[B_TYPE], mine)
        imagine(root, belief, 1 - view[V_SEAT], view[V_KNOWN], chance, at)
        for choice in range(number):
            rows[world * MOST_CHOICES + choice] = played_out(
                root,
                view[V_SEAT],
                choice,
                rules,
                tables,
                mine,
                theirs,
                worth,
                chance,
                at,
                state,
                seen,
                action,
                score,
                out,
            )
    return number
