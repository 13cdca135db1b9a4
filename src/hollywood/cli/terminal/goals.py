"""The goal of a game in a few lines, for someone who has never played it."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractRules
from hollywood.gin import GinRules
from hollywood.match.presets import AnyRules
from hollywood.match.telling.contract_told import contract_in_words, last_hand, wild_cards
from hollywood.match.telling.gin_melds_told import ace_in_runs
from hollywood.texts.saying import Speech, sentence


def tell_goal(screen: Screen, rules: AnyRules) -> None:
    """Describe the goal of the game."""
    say = screen.speech
    told = _of_gin(rules, say) if isinstance(rules, GinRules) else _of_contract(rules, say)
    for line in (*told, say("goal-cards")):
        screen.literal(sentence(line), hanging="  ")


def _of_gin(rules: GinRules, say: Speech) -> Iterator[str]:
    yield say(
        f"goal-gin-melds-{rules.run_suits}",
        hand=rules.hand_size,
        sizes=say.listed([say("spell", n=size) for size in sorted(rules.set_sizes)], "or"),
        run=rules.run_min,
        ace=ace_in_runs(rules, say),
    )
    yield say("goal-gin-turn", ace=rules.ace_points, face=rules.face_points)
    if rules.knock_limit or rules.oklahoma:
        limit = (
            say("goal-gin-limit-upcard")
            if rules.oklahoma
            else say("goal-gin-limit", n=rules.knock_limit)
        )
        undercut = "goal-gin-undercut-tie" if rules.undercut_on_tie else "goal-gin-undercut"
        yield f"{say('goal-gin-knock', limit=limit, bonus=rules.gin_bonus)} {say(undercut)}"
    else:
        yield say("goal-gin-only-gin", bonus=rules.gin_bonus)
    if rules.games > 1:
        yield say(f"goal-gin-games-{rules.credit}", games=rules.games, target=rules.target)
    else:
        yield say("goal-gin-game", target=rules.target)


def _of_contract(rules: ContractRules, say: Speech) -> Iterator[str]:
    first = contract_in_words(rules, rules.contracts[0], say.language)
    yield say("goal-contract-hands", n=rules.hands, first=first)
    low, high, lengths = rules.run_low, rules.run_high, (rules.set_min, rules.run_min)
    if low == high:
        melds = say("goal-contract-melds-both", set=lengths[0], run=lengths[1])
    else:
        melds = say("goal-contract-melds-ends", set=lengths[0], run=lengths[1], low=low, high=high)
    wild = (
        say("goal-contract-wild", ranks=wild_cards(rules, say))
        if rules.wild
        else say("goal-contract-no-wild")
    )
    yield f"{melds} {sentence(wild)}"
    yield say("goal-contract-turn")
    if rules.may_i is not None:
        yield say("goal-contract-call")
    last = " ".join(last_hand(rules, say))
    if last:
        yield last
    yield say("goal-contract-end")
