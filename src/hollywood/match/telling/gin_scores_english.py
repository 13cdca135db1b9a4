"""What a gin table scores and pays, in plain English."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.gin.rules import GinRules
from hollywood.match.telling.wording import counted, joined, number, ordinal, points, sentence


def scoring(rules: GinRules) -> Iterator[str]:
    """Tell what a round is worth."""
    if rules.knock_limit:
        yield ("Both count their deadwood. If the knocker has less, he scores the difference.")
        tie = (
            "If the defender has as little or less"
            if rules.undercut_on_tie
            else ("Equal counts score nothing. If the defender has less")
        )
        yield (
            f"{tie}, the knocker is undercut: the defender scores the difference and "
            f"{points(rules.undercut_bonus)} more."
        )
    yield f"Gin scores the defender's whole deadwood and {points(rules.gin_bonus)} more."
    if rules.gin_bonus_allowed is not None:
        known = joined([str(bonus) for bonus in rules.gin_bonus_allowed], "or")
        yield f"(Tables differ here: the bonus for gin may be {known}.)"
    yield {
        "never": "Gin is never undercut, even if the defender has no deadwood either.",
        "no_score": "If the defender comes down to no deadwood either, nobody scores.",
        "undercut": (
            "If the defender comes down to no deadwood either, even gin is undercut: the defender "
            f"scores {points(rules.undercut_bonus)}."
        ),
    }[rules.gin_undercut]
    if rules.big_gin is not None:
        yield f"Big gin scores the defender's whole deadwood and {points(rules.big_gin)} more."
    if rules.multiplier > 1:
        yield f"The points of every round count {rules.multiplier} times."
    if rules.oklahoma and rules.spade_doubles:
        yield (
            "In a round whose upcard is a spade, the points of the round, bonus and all, count "
            "double."
        )


def score_sheet(rules: GinRules) -> Iterator[str]:
    """Tell how rounds become games, and games a match."""
    side = "a side" if rules.form == "partnership" else "a player"
    if rules.games == 1:
        yield (
            f"Rounds are played, and their points added up, until {side} has "
            f"{points(rules.target)}."
        )
        yield "That wins the game. A dead hand counts for nothing."
        return
    games = number(rules.games)
    yield f"{sentence(games)} games are played at once, each in a column of the sheet."
    whole = "both" if rules.games == 2 else f"all {games}"
    if rules.credit == "wins":
        steps = ["Your first win is written into the first game"]
        if rules.games > 2:
            steps.append("your second win into the first two")
        if rules.games > 3:
            steps.append("your third into the first three, and so on")
        yield (
            f"{', '.join(steps)}; from your {ordinal(rules.games)} win on, each counts in {whole}."
        )
        yield {
            "shift": (
                "An entry that should open a game already over opens the next game still going "
                "instead."
            ),
            "forfeit": "An entry for a game already over is lost.",
        }[str(rules.closed_entry)]
    else:
        steps = ["The points of the first round are written into the first game"]
        if rules.games > 2:
            steps.append("those of the second into the first two")
        if rules.games > 3:
            steps.append("those of the third into the first three, and so on")
        yield (
            f"{', '.join(steps)}, whoever wins them; from the {ordinal(rules.games)} round on, "
            f"all points count in {whole}."
        )
    yield "A dead hand counts for nothing."
    yield (
        f"A game is over when {side} has {points(rules.target)} in it; nothing more is written in "
        "its column."
    )
    yield {
        "all_three": f"The match goes on until {whole} games are over.",
        "two_wins": (
            f"The match is over as soon as {side} has won {number(rules.games // 2 + 1)} games."
        ),
    }[str(rules.series_end)]
    yield {
        "two_of_three": (
            "Whoever wins two of the three games wins the match."
            if rules.games == 3
            else "Whoever wins the most games wins the match."
        ),
        "all_three": f"Only winning {whole} games wins the match.",
        "net": "Whoever comes out ahead in the settlement wins the match.",
    }[str(rules.overall)]


def settlement(rules: GinRules) -> Iterator[str]:
    """Tell what is paid in the end."""
    winner = "The winner of a game" if rules.games > 1 else "The winner"
    shutout = rules.shutout
    if rules.game_bonus:
        yield f"{winner} gets {points(rules.game_bonus)} more for winning."
    if shutout is not None:
        amount = points(shutout.points)
        yield (
            "If the loser has not scored in it at all, a shutout, "
            + {
                "replace_game_bonus": f"the winner gets {amount} instead.",
                "add": f"the winner gets {amount} on top.",
                "double": "the winner's whole total in that game is doubled.",
            }[shutout.kind]
        )
    if rules.box_bonus:
        yield (
            f"Every round won is a box, and a box is worth {points(rules.box_bonus)} at the end, "
            f"to either player; boxes do not count towards the {rules.target}."
        )
    else:
        yield "Every round won is a box, but boxes are not paid here."
    for name, extra in (
        ("gin", rules.gin_extra_boxes),
        ("an undercut", rules.undercut_extra_boxes),
    ):
        if extra:
            yield f"{sentence(name)} wins {counted(extra, 'box', 'boxes')} more."
    paid = rules.game_bonus or shutout is not None or rules.box_bonus
    if not paid:
        yield "There are no bonuses."
    if rules.third_game_doubled:
        yield "The last game counts twice." if rules.games > 1 else "The game counts twice."
    if rules.sweep_doubled:
        yield "Who wins every game is paid twice."
    if rules.settlement is None and not rules.stake:
        yield "The points are for the honour: no payment is fixed."
        return
    bonuses = "When bonuses and boxes are added, the" if paid else "The"
    yield f"{bonuses} lower total pays the higher the difference."
    if rules.form == "chouette":
        yield "The box pays each of the others, or is paid by each."
    elif rules.form == "partnership":
        yield (
            "Players settle in pairs: each player with the opponent of the first round, and each "
            "pair pays the whole difference."
        )
    if rules.rounding > 1:
        yield f"What is owed is rounded to steps of {points(rules.rounding)}."
    if rules.stake:
        yield f"A point is worth {_money(rules.stake)}."


def _money(cents: int) -> str:
    return counted(cents, "cent") if cents < 100 else f"{cents / 100:,.2f} in money"
