"""The rules of a gin table in the reader's language.

See :mod:`hollywood.match.telling.told`.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.gin.rules import GinRules
from hollywood.match.telling.gin_melds_told import melds
from hollywood.match.telling.gin_scores_told import score_sheet, scoring, settlement
from hollywood.match.telling.section import Section, section
from hollywood.texts.saying import Speech, sentence


def one_line(rules: GinRules, say: Speech) -> str:
    """Describe a gin game in one line."""
    kind = "oklahoma" if rules.oklahoma else "gin" if rules.knock_limit else "straight"
    name = say(f"gin-hollywood-name-{kind}" if rules.scoring == "hollywood" else f"gin-name-{kind}")
    if rules.form != "two_handed":
        form = say(f"gin-form-{rules.form}")
        name = say("gin-line-name-form", name=name, players=rules.players, form=form)
    games = say("gin-line-games", games=rules.games, target=rules.target)
    parts: list[str] = []
    if rules.oklahoma:
        parts.append(say("gin-line-limit-upcard"))
    elif rules.knock_limit:
        parts.append(say("gin-line-limit", n=rules.knock_limit))
    scores = [say("gin-line-gin", n=rules.gin_bonus)]
    if rules.big_gin is not None:
        scores.append(say("gin-line-big-gin", n=rules.big_gin))
    if rules.oklahoma or rules.knock_limit:
        scores.append(say("gin-line-undercut", n=rules.undercut_bonus))
    if rules.box_bonus:
        scores.append(say("gin-line-boxes", n=rules.box_bonus))
    parts.append(", ".join(scores))
    if rules.run_suits == "any":
        parts.append(say("gin-line-any-suits"))
    if rules.ace == "round_corner":
        parts.append(say("gin-line-round-corner"))
    elif rules.ace == "high_low":
        parts.append(say("gin-line-high-low"))
    if rules.games > 1 and rules.credit == "rounds":
        parts.append(say("gin-line-rounds"))
    if rules.spade_doubles:
        parts.append(say("gin-line-spades"))
    line = say("gin-line", name=name, games=games)
    for part in parts:
        line = say("gin-line-more", line=line, part=part)
    return sentence(f"{line}.")


def sections(rules: GinRules, say: Speech) -> tuple[Section, ...]:
    """Describe a gin game, section by section."""
    return (
        section(say("gin-title-game"), _game(rules, say)),
        section(say("gin-title-deal"), _deal(rules, say)),
        section(say("gin-title-melds"), melds(rules, say)),
        section(say("gin-title-turn"), _turn(rules, say)),
        section(say("gin-title-knocking"), _knocking(rules, say)),
        section(say("gin-title-laying-off"), _laying_off(rules, say)),
        section(say("gin-title-scoring"), scoring(rules, say)),
        section(
            say("gin-title-sheet" if rules.games > 1 else "gin-title-game-score"),
            score_sheet(rules, say),
        ),
        section(say("gin-title-settlement"), settlement(rules, say)),
    )


def who(rules: GinRules) -> str:
    """Return who wins and deals at a table: ``side`` or ``player``."""
    return "side" if rules.form == "partnership" else "player"


def _game(rules: GinRules, say: Speech) -> Iterator[str]:
    if rules.form == "partnership":
        pairs = rules.players // 2
        yield say("gin-partners", players=rules.players, pairs=pairs, packs=rules.decks)
        yield say("gin-partners-meet")
        yield say("gin-partners-score")
    elif rules.form == "two_handed":
        yield say("gin-two", packs=rules.decks)
    else:
        yield say("gin-three", packs=rules.decks)
        yield say(f"gin-play-{rules.form}")
    yield say("gin-aim")


def _deal(rules: GinRules, say: Speech) -> Iterator[str]:
    if rules.form == "partnership":
        yield say("gin-partners-deal", tables=rules.players // 2)
    yield say(f"gin-first-dealer-{rules.first_dealer}")
    yield say("gin-cards-dealt", n=rules.hand_size)
    if rules.form in {"cutthroat", "dealer_sits_out", "in_the_box"}:
        yield say(f"gin-form-dealer-{rules.form}")
    else:
        yield say(f"gin-next-dealer-{rules.next_dealer}", who=who(rules))
    if rules.dealer_after_draw == "same" or rules.form == "in_the_box":
        yield say("gin-dead-dealer-same")
    elif rules.form == "dealer_sits_out":
        yield say("gin-dead-dealer-left")
    else:
        yield say("gin-dead-dealer-other", who=who(rules))


def _turn(rules: GinRules, say: Speech) -> Iterator[str]:
    if rules.upcard_option:
        yield say("gin-upcard-offered")
        yield say(f"gin-both-pass-{rules.both_pass}")
    else:
        yield say("gin-begins")
    yield say("gin-turn")
    yield say(f"gin-rediscard-{rules.rediscard_taken}")
    yield say(f"gin-stock-end-{rules.stock_end}", floor=rules.stock_floor)
    yield say("gin-turn-cap", n=rules.turn_cap)


def _knocking(rules: GinRules, say: Speech) -> Iterator[str]:
    face, hand = rules.knock_discard, rules.hand_size
    if rules.knock_limit == 0:
        yield say("gin-only-gin", hand=hand)
        yield say("gin-go-gin", face=face)
    else:
        if rules.oklahoma:
            yield say(f"gin-limit-upcard-{rules.oklahoma_ace}")
            yield say("gin-knock-upcard", face=face)
        else:
            yield say("gin-knock", face=face, n=rules.knock_limit)
        yield say("gin-may-knock")
        yield say("gin-gin", hand=hand)
    if rules.big_gin is not None:
        yield say("gin-big-gin", n=hand + 1)


def _laying_off(rules: GinRules, say: Speech) -> Iterator[str]:
    if not rules.layoff:
        yield say("gin-no-layoff")
        return
    if rules.knock_limit == 0 and not rules.layoff_on_gin:
        yield say("gin-layoff-never")
    else:
        yield say("gin-layoff", fourth="yes" if set(rules.set_sizes) == {3, 4} else "no")
        yield say("gin-layoff-on-gin" if rules.layoff_on_gin else "gin-no-layoff-on-gin")
        if rules.layoff_on_gin and rules.big_gin is not None:
            yield say("gin-no-layoff-on-big-gin")
    yield say("gin-knocker-layoff" if rules.knocker_layoff else "gin-no-knocker-layoff")
