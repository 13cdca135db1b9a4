"""Knobs that a place need not know. Everybody who adds a knob decides, and writes it down here."""

from __future__ import annotations

from tests.knobs.family import CONTRACT, GIN, Family

_ONE_VALUE = {
    GIN.name: {"family", "decks"},
    CONTRACT.name: {"family", "next_dealer", "winner", "total_tie"},
}
_SAID_BY_ANOTHER = {GIN.name: {"scoring"}, CONTRACT.name: set[str]()}  # as games does


def silent(family: Family) -> set[str]:
    """Knobs that change nothing by themselves: they have one value, or follow another knob."""
    return _ONE_VALUE[family.name] | _SAID_BY_ANOTHER[family.name]


ENGINE_ELSEWHERE = {
    "first_dealer": "who deals first is asked at the table, in the browser and in the terminal",
    "gin_bonus_allowed": "it limits what gin_bonus can be set to: a contradiction of the rules",
}
ONLY_IN_A_ROUND = {
    **dict.fromkeys(
        ("gin_bonus", "gin_undercut", "multiplier", "spade_doubles", "undercut_bonus"),
        "what one round pays: the outcomes that equity is given hold it",
    ),
    "doubled_boxes": "what one round pays: the outcomes that equity is given hold it",
    "undercut_on_tie": "what one round pays: the outcomes that equity is given hold it",
}

NOT_ON_BOARD = {
    GIN.name: set(
        (
            "ace ace_points big_gin both_pass closed_entry credit dealer_after_draw doubled_boxes "
            "face_points family first_dealer form gin_bonus gin_bonus_allowed gin_extra_boxes "
            "gin_undercut knock_discard knocker_layoff layoff layoff_on_gin next_dealer "
            "oklahoma oklahoma_ace overall partners_extra_boxes players rounding run_min run_suits "
            "games_at_once scoring "
            "series_end set_sizes shutout spade_doubles stock_end stock_floor sweep_doubled "
            "turn_cap undercut_bonus undercut_extra_boxes undercut_on_tie upcard_option"
        ).split()
    ),
    CONTRACT.name: set(
        (
            "adjacent_same_suit_runs displace_ace duplicate_rank_sets family first_dealer "
            "go_out_without_discard last_hand laydown layoff_requires_down layoff_same_turn "
            "layoff_targets may_i.after may_i.counted may_i.deny_forces_discard "
            "may_i.max_cards may_i.penalty_cards may_i.per_turn may_i.priority may_i.when "
            "may_i.who may_i.withdraw may_i_own_discard min_naturals_per_meld "
            "more_wilds_than_naturals next_dealer "
            "out_in_one_turn players run_gap run_high run_low run_min set_min stock_exhausted "
            "take_after_laying_down total_tie turn_cap wild wilds_side_by_side"
        ).split()
    ),
}
"""Knobs that the board in the browser does not show: the options say what is allowed."""

NOT_IN_GOALS = {
    GIN.name: set(
        (
            "ace big_gin both_pass box_bonus closed_entry dealer_after_draw decks "
            "doubled_boxes family games_at_once partners_extra_boxes "
            "first_dealer form game_bonus gin_bonus_allowed gin_extra_boxes gin_undercut "
            "knock_discard knocker_layoff layoff layoff_on_gin multiplier next_dealer "
            "oklahoma_ace overall players rediscard_taken rounding scoring series_end "
            "settlement shutout shutout.kind shutout.points spade_doubles stake stock_end "
            "stock_floor sweep_doubled third_game_doubled turn_cap undercut_bonus "
            "undercut_extra_boxes upcard_option"
        ).split()
    ),
    CONTRACT.name: set(
        (
            "adjacent_same_suit_runs deal decks displace_ace duplicate_rank_sets family "
            "first_dealer go_out_without_discard jokers last_hand laydown "
            "layoff_requires_down layoff_same_turn layoff_targets may_i.after may_i.counted "
            "may_i.deny_forces_discard may_i.limit may_i.max_cards may_i.penalty_cards "
            "may_i.per_turn may_i.priority may_i.when may_i.who may_i.withdraw "
            "may_i_own_discard min_naturals_per_meld more_wilds_than_naturals "
            "next_dealer out_in_one_turn players points "
            "rediscard_taken run_gap run_high run_low stock_exhausted take_after_laying_down "
            "total_tie turn_cap wilds_side_by_side winner"
        ).split()
    ),
}
"""Knobs that a beginner need not know before the first deal."""

NOT_IN_TERMINAL = {
    GIN.name: set(
        (
            "ace ace_points both_pass box_bonus closed_entry credit dealer_after_draw decks "
            "doubled_boxes games_at_once partners_extra_boxes "
            "face_points form game_bonus gin_bonus_allowed gin_extra_boxes gin_undercut "
            "hand_size knock_discard knocker_layoff next_dealer oklahoma oklahoma_ace overall "
            "rounding run_min run_suits scoring series_end set_sizes settlement shutout "
            "spade_doubles stake stock_end stock_floor sweep_doubled target "
            "third_game_doubled turn_cap undercut_extra_boxes undercut_on_tie upcard_option"
        ).split()
    ),
    CONTRACT.name: set(
        (
            "adjacent_same_suit_runs decks displace_ace duplicate_rank_sets "
            "go_out_without_discard jokers last_hand laydown layoff_requires_down "
            "layoff_same_turn layoff_targets may_i.counted may_i.max_cards "
            "may_i.penalty_cards may_i.per_turn may_i.priority may_i.when may_i.who "
            "may_i_own_discard min_naturals_per_meld more_wilds_than_naturals "
            "next_dealer out_in_one_turn run_gap "
            "run_high run_low run_min set_min stock_exhausted take_after_laying_down "
            "total_tie turn_cap wild wilds_side_by_side"
        ).split()
    ),
}
"""Knobs on which nothing typed or shown during play in the terminal depends."""

NOT_IN_OPEN_SPIEL = set(
    (
        "box_bonus closed_entry credit dealer_after_draw decks first_dealer form game_bonus "
        "doubled_boxes games games_at_once partners_extra_boxes "
        "gin_bonus gin_bonus_allowed gin_extra_boxes gin_undercut layoff multiplier "
        "next_dealer oklahoma_ace overall rediscard_taken rounding scoring series_end "
        "settlement shutout shutout.kind shutout.points spade_doubles stake sweep_doubled "
        "target third_game_doubled turn_cap undercut_bonus undercut_extra_boxes "
        "undercut_on_tie"
    ).split()
)
"""Knobs that OpenSpiel need not share: they concern the score, or its bot is not asked."""
