"""The rules of a gin table in plain English. See :mod:`hollywood.match.telling.english`."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.gin.rules import GinRules
from hollywood.match.telling.gin_melds_english import melds
from hollywood.match.telling.gin_scores_english import score_sheet, scoring, settlement
from hollywood.match.telling.wording import Section, counted, number, points, sentence


def one_line(rules: GinRules) -> str:
    """Tell a gin game in one line."""
    kind = "Oklahoma gin" if rules.oklahoma else "Gin" if rules.knock_limit else "Straight gin"
    if rules.scoring == "hollywood":
        name = "Hollywood gin" if kind == "Gin" else f"{kind} on a Hollywood sheet"
    else:
        name = "Gin rummy" if kind == "Gin" else kind
    if rules.form != "two_handed":
        name += f" for {number(rules.players)} ({_FORM_NAMES[rules.form]})"
    games = (
        f"one game to {rules.target}"
        if rules.games == 1
        else f"{number(rules.games)} games at once, each to {rules.target}"
    )
    parts = [f"{name}: {games}"]
    if rules.oklahoma:
        parts.append("knock limit by the upcard")
    elif rules.knock_limit:
        parts.append(f"knock with {rules.knock_limit} or less")
    scores = [f"gin {rules.gin_bonus}"]
    if rules.big_gin is not None:
        scores.append(f"big gin {rules.big_gin}")
    if rules.oklahoma or rules.knock_limit:
        scores.append(f"undercut {rules.undercut_bonus}")
    if rules.box_bonus:
        scores.append(f"boxes {rules.box_bonus}")
    parts.append(", ".join(scores))
    house = []
    if rules.run_suits == "any":
        house.append("runs of any suits")
    if rules.ace == "round_corner":
        house.append("runs go round the corner")
    elif rules.ace == "high_low":
        house.append("aces high or low")
    if rules.games > 1 and rules.credit == "rounds":
        house.append("columns open round by round")
    if rules.spade_doubles:
        house.append("spades double")
    return "; ".join(parts + house) + "."


def in_english(rules: GinRules) -> tuple[Section, ...]:
    """Tell a gin game section by section."""
    sections = (
        ("The game", _game),
        ("The deal", _deal),
        ("Melds and deadwood", melds),
        ("The turn", _turn),
        ("Knocking", _knocking),
        ("Laying off", _laying_off),
        ("Scoring a round", scoring),
        ("The sheet" if rules.games > 1 else "The game score", score_sheet),
        ("Settlement", settlement),
    )
    return tuple(Section(title, tuple(tell(rules))) for title, tell in sections)


# The game and the deal

_FORM_NAMES = {
    "two_handed": "two-handed",
    "cutthroat": "the loser sits out",
    "dealer_sits_out": "the dealer sits out",
    "in_the_box": "in the box",
    "chouette": "chouette",
    "partnership": "partners",
}


def _game(rules: GinRules) -> Iterator[str]:
    packs = counted(rules.decks, "pack", "packs")
    if rules.form == "partnership":
        pairs = rules.players // 2
        yield (
            f"{sentence(number(rules.players))} players in two sides of {number(pairs)}, at "
            f"{number(pairs)} tables; each table has {packs} of 52 cards and plays a round for "
            "two."
        )
        yield (
            "Partners never meet. At each table a player of one side plays against a player of the "
            "other, and in every round against the next player of that side."
        )
        yield (
            "When all tables have finished, the points of each side are added up; the side with "
            "more writes down the difference. Equal sides write nothing."
        )
    elif rules.form == "two_handed":
        yield f"Two players and {packs} of 52 cards."
    else:
        yield f"Three players and {packs} of 52 cards; in every round two play and one sits out."
        yield _FORMS[rules.form]
    yield (
        "Each tries to form the cards in hand into melds, and to keep the value of those left "
        "over, the deadwood, low."
    )


_FORMS = {
    "cutthroat": (
        "The loser of a round sits out the next. Each player plays for himself and has a score of "
        "his own."
    ),
    "dealer_sits_out": (
        "The dealer deals to the other two and sits out. Each player plays for himself and has a "
        "score of his own."
    ),
    "in_the_box": (
        "One player, the box, plays against another, the captain. If the box wins, captain and "
        "third player change places; if the box loses, it sits out, the captain goes into the box "
        "and the third player becomes captain. Each plays for himself and has a score of his own."
    ),
    "chouette": (
        "One player, the box, plays the whole match against the other two, who share a score. One "
        "of them, the captain, holds the cards for both; a captain who loses a round gives his "
        "place to his partner."
    ),
}


def _deal(rules: GinRules) -> Iterator[str]:
    who = "side" if rules.form == "partnership" else "player"
    if rules.form == "partnership":
        tables = rules.players // 2
        all_tables = "both" if tables == 2 else f"all {number(tables)}"
        yield f"One side deals a round, at {all_tables} tables."
    yield {
        "random": "The first dealer is drawn by lot.",
        "random_or_chosen": "The first dealer is drawn by lot, or the players simply choose one.",
        "chosen": "The players choose who deals first.",
    }[rules.first_dealer]
    yield (
        f"Each player gets {number(rules.hand_size)} cards. The next card, the upcard, is turned "
        "face up and begins the discard pile; the rest is the stock, face down."
    )
    yield (
        _NEXT_DEALERS.get(rules.form)
        or {
            "winner": f"The {who} that wins a round deals the next.",
            "loser": f"The {who} that loses a round deals the next.",
            "alternate": f"The {who}s take turns to deal.",
        }[rules.next_dealer]
    )
    if rules.dealer_after_draw == "same" or rules.form == "in_the_box":
        next_one = "the deal stays where it was"
    elif rules.form == "dealer_sits_out":
        next_one = "the player at the dealer's left deals"
    else:
        next_one = f"the other {who} deals"
    yield f"After a dead hand, a round that nobody wins, {next_one}."


_NEXT_DEALERS = {
    "cutthroat": "Who sat out comes in and deals to the winner.",
    "dealer_sits_out": "The loser of a round deals the next.",
    "in_the_box": "The box deals.",
}


# The turn


def _turn(rules: GinRules) -> Iterator[str]:
    if rules.upcard_option:
        yield (
            "To begin, the non-dealer may take the upcard and discard a card; if he declines, the "
            "dealer may."
        )
        yield {
            "nondealer_draws_stock": (
                "If both decline, the non-dealer draws the top card of the stock and discards."
            ),
            "nondealer_draws_either": (
                "If both decline, the non-dealer begins with an ordinary turn, and may still take "
                "the upcard."
            ),
        }[rules.both_pass]
    else:
        yield "The non-dealer begins with an ordinary turn."
    yield (
        "From then on, a turn is a draw and a discard: take the top card of the stock or of the "
        "discard pile, then put a card on the discard pile, face up."
    )
    yield {
        "forbid": "A card just taken from the discard pile may not be discarded in the same turn.",
        "allow": "Even the card just taken from the discard pile may be discarded again at once.",
    }[rules.rediscard_taken]
    floor = f"only {counted(rules.stock_floor, 'card')}" if rules.stock_floor else "no card"
    yield {
        "immediate": (
            f"When a discard leaves {floor} in the stock and nobody has knocked, the round is a "
            "dead hand: nobody scores."
        ),
        "fiftieth_card": (
            f"When a discard leaves {floor} in the stock, the other player may still take that "
            "discard, but only to knock with it; otherwise the round is a dead hand and nobody "
            "scores."
        ),
    }[rules.stock_end]
    yield f"So is a round of {rules.turn_cap:,} turns."


# Knocking and laying off


def _knocking(rules: GinRules) -> Iterator[str]:
    down = "face up" if rules.knock_discard == "face_up" else "face down"
    all_melded = f"all {number(rules.hand_size)} cards melded"
    if rules.knock_limit == 0:
        yield f"Nobody knocks with deadwood: only gin, {all_melded}, ends a round."
        yield (
            f"To go gin, draw, put your last card {down} on the discard pile and lay down your "
            "hand."
        )
    else:
        if rules.oklahoma:
            yield (
                "The upcard sets the most deadwood to knock with: its number, or ten for a face "
                "card. "
                + {
                    "gin_only": "If it is an ace, only gin will do.",
                    "one": "If it is an ace, one point.",
                }[rules.oklahoma_ace]
            )
            limit = "that much deadwood or less"
        else:
            limit = f"{points(rules.knock_limit)} of deadwood or less"
        yield (
            f"To end a round, knock: after drawing, discard one card {down} and lay your melds on "
            f"the table, with {limit} beside them."
        )
        yield "You may knock in your very first turn, and you never have to."
        yield f"A knock without any deadwood, {all_melded}, is gin."
    if rules.big_gin is not None:
        yield (
            f"If even the card drawn fits in, so that all {number(rules.hand_size + 1)} cards are "
            "melded, it is big gin, and nothing is discarded."
        )


def _laying_off(rules: GinRules) -> Iterator[str]:
    if not rules.layoff:
        yield "There is no laying off: the defender, too, counts everything outside his own melds."
        return
    only_gin = rules.knock_limit == 0
    if only_gin and not rules.layoff_on_gin:
        yield "Nobody lays off cards on a gin hand, and here no other ends a round."
    else:
        fourth = "a fourth card to a set, " if set(rules.set_sizes) == {3, 4} else ""
        yield (
            "The other player, the defender, lays out melds of his own, and may add deadwood to "
            f"the knocker's melds: {fourth}more cards to the ends of a run."
        )
        yield (
            "This he may do even when the knocker has gone gin."
            if rules.layoff_on_gin
            else "When the knocker has gone gin, the defender may not."
        )
        if rules.layoff_on_gin and rules.big_gin is not None:
            yield "Only on big gin nobody lays off."
    yield (
        "Then the knocker may lay off deadwood on the defender's melds."
        if rules.knocker_layoff
        else "The knocker never lays off."
    )
