"""What a gin table scores and pays, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.gin.rules import GinRules
from hollywood.texts.saying import Speech


def scoring(rules: GinRules, say: Speech) -> Iterator[str]:
    """Describe how a round is scored."""
    if rules.knock_limit:
        yield say("gin-difference")
        tie = "gin-undercut-tie" if rules.undercut_on_tie else "gin-undercut"
        yield say(tie, n=rules.undercut_bonus)
    yield say("gin-gin-scores", n=rules.gin_bonus)
    if rules.gin_bonus_allowed is not None:
        bonuses = say.listed([str(bonus) for bonus in rules.gin_bonus_allowed], "or")
        yield say("gin-bonuses", bonuses=bonuses)
    yield say(f"gin-gin-undercut-{rules.gin_undercut}", n=rules.undercut_bonus)
    if rules.big_gin is not None:
        yield say("gin-big-gin-scores", n=rules.big_gin)
    if rules.multiplier > 1:
        yield say("gin-multiplier", n=rules.multiplier)
    if rules.oklahoma and rules.spade_doubles:
        yield say("gin-spade-doubles")


def score_sheet(rules: GinRules, say: Speech) -> Iterator[str]:
    """Describe how rounds make up games, and games a match."""
    who = "side" if rules.form == "partnership" else "player"
    games = rules.games
    if games == 1:
        yield say("gin-single", who=who, target=rules.target)
        yield say("gin-single-won")
        return
    at_once = rules.games_at_once
    if at_once is None:
        yield say("gin-columns", games=games)
    else:
        yield say("gin-running", games=games, n=at_once)
    if at_once != 1:
        yield say(f"gin-credit-{rules.credit}", games=at_once or games)
    if rules.credit == "wins":
        yield say(f"gin-closed-entry-{rules.closed_entry}")
    yield say("gin-dead-hand")
    yield say("gin-game-over", who=who, target=rules.target)
    yield say(f"gin-series-end-{rules.series_end}", who=who, games=games, n=games // 2 + 1)
    yield say(f"gin-overall-{rules.overall}", games=games)


def settlement(rules: GinRules, say: Speech) -> Iterator[str]:
    """Describe what is paid at the end."""
    shutout = rules.shutout
    if rules.game_bonus:
        yield say("gin-game-bonus", n=rules.game_bonus, games=rules.games)
    if shutout is not None:
        yield say(f"gin-shutout-{shutout.kind}", n=shutout.points)
    if rules.box_bonus:
        yield say("gin-boxes", n=rules.box_bonus, target=rules.target)
    else:
        yield say("gin-no-boxes")
    if rules.gin_extra_boxes:
        yield say("gin-gin-boxes", n=rules.gin_extra_boxes)
    if rules.undercut_extra_boxes:
        yield say("gin-undercut-boxes", n=rules.undercut_extra_boxes)
    if rules.partners_extra_boxes:
        yield say("gin-partners-boxes", n=rules.partners_extra_boxes)
    if rules.doubled_boxes != "plain":
        yield say(f"gin-doubled-boxes-{rules.doubled_boxes}")
    paid = rules.game_bonus or shutout is not None or rules.box_bonus
    if not paid:
        yield say("gin-no-bonuses")
    if rules.third_game_doubled:
        yield say("gin-doubled", games=rules.games)
    if rules.sweep_doubled:
        yield say("gin-sweep")
    if rules.settlement is None and not rules.stake:
        yield say("gin-honor")
        return
    yield say("gin-settled", bonuses="yes" if paid else "no")
    if rules.form == "chouette":
        yield say("gin-box-pays")
    elif rules.form == "partnership":
        yield say("gin-pairs-pay")
    if rules.rounding > 1:
        yield say("gin-rounding", n=rules.rounding)
    if rules.stake >= 100:
        yield say("gin-stake", money=say.decimal(rules.stake / 100, 2))
    elif rules.stake:
        yield say("gin-stake-cents", n=rules.stake)
