"""OpenSpiel's ``SimpleGinRummyBot`` as a player of the arena.

    hollywood arena 'program:.venv-bench/bin/python benchmarks/open_spiel_bot.py' simple --rules eaai

At each decision OpenSpiel is put into a state in which its bot sees what the seat knows
(``open_spiel_story``), the bot steps, and its move is made at the table. It decides from that
alone, so it needs no memory.

It plays what OpenSpiel's bot decides, its weaknesses included. It takes the upcard if it can knock
with it or if the card is in its best melds; it knocks as soon as it can; it throws its highest card
outside the melds. As the defender it **never lays off**, and **after gin it lays no melds**: it
passes where OpenSpiel asks for layoffs, but there that pass ends the round, and it pays all ten
cards. Both are done here too, for at the table one need not lay off nor show a meld.
``--repaired`` draws, throws and knocks alike, but spreads as is best and defends as is best: what
the table itself offers.

Where our rules force something else:

- At the table a card just taken may not be thrown, in OpenSpiel it may. The bot wants it where it
  could have knocked before it took: it was dealt ten deadwood or less. Then it knocks with the best
  discard that is allowed, and where there is none, throws the next highest card outside its melds.
- OpenSpiel lets the player in turn knock with the upcard when two cards are left in the stock.
  Preset ``eaai`` ends the round there, so that move is never asked for.
- OpenSpiel ends a round without a winner at the fiftieth card taken from the pile; the table goes on.
- OpenSpiel has no name for runs longer than five cards, so the bot lays them in two melds. What
  can be laid off on them is the same.

Ties do not matter: OpenSpiel scores an undercut differently, but the bot does not look at scores.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

import open_spiel_story as told
import pyspiel
from open_spiel_story import dearest, meld, number, player_at, story, without, written


class Player:
    """OpenSpiel's bot, asked about one board at a time."""

    def __init__(self, *, repaired: bool) -> None:
        game = pyspiel.load_game("gin_rummy")
        parameters = game.get_parameters()
        self._repaired = repaired
        self._root = game.new_initial_state()
        self._bots = [pyspiel.make_simple_gin_rummy_bot(parameters, each) for each in range(2)]
        named = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).int_to_meld
        self._cards_of = {meld_number: tuple(sorted(cards)) for meld_number, cards in named.items()}
        self._melds = {cards: meld_number for meld_number, cards in self._cards_of.items()}

    def decide(self, board: Mapping[str, Any]) -> dict[str, Any]:
        """Return the action at a board at which this seat is to act."""
        may = board["options"]
        if may["show"] is None:
            return self._defend(board)
        if may["take"] is not None and may["draw"] is None:
            return {"type": "draw"}  # both have declined the upcard: there is nothing to decide
        state, bot = self._asked(board)
        move = bot.step(state)
        if may["discard"] is not None:
            simple = {told.DRAW_UPCARD: "take", told.DRAW_STOCK: "draw", told.PASS: "pass"}
            return {"type": simple[move]}
        if move != told.KNOCK:
            return self._throw(board, written(move))
        state.apply_action(move)
        thrown = bot.step(state)
        state.apply_action(thrown)
        return self._knock(board, written(thrown), self._laid(state, bot))

    def _asked(self, board: Mapping[str, Any]) -> tuple[pyspiel.State, pyspiel.Bot]:
        """Return a state of what the seat knows, and the bot that is to move in it."""
        state = self._root.clone()
        for move in story(board, self._melds):
            state.apply_action(move)
        bot = self._bots[player_at(board)]
        bot.restart()  # it remembers that somebody has knocked
        return state, bot

    def _laid(self, state: pyspiel.State, bot: pyspiel.Bot) -> list[dict[str, Any]]:
        """Let the bot lay melds until it has passed on and is through; return them."""
        laid, player = [], state.current_player()
        phase = state.current_phase()
        while state.current_player() == player and state.current_phase() == phase:
            move = bot.step(state)
            state.apply_action(move)
            if move >= told.FIRST_MELD:
                laid.append(meld(self._cards_of[move - told.FIRST_MELD]))
        return laid

    def _defend(self, board: Mapping[str, Any]) -> dict[str, Any]:
        if not self._repaired:
            return {"type": "show", "melds": self._laid(*self._asked(board))}
        defence = board["options"]["defence"]
        if defence["layoffs"]:
            return {"type": "lay_off", **defence["layoffs"][0]}
        return {"type": "show", "melds": defence["melds"]}

    def _throw(self, board: Mapping[str, Any], card: str) -> dict[str, Any]:
        barred = {each for each, _ in board["options"]["barred"]}
        if card in barred:
            hand = board["hands"][board["place"]]
            left = [each for each in board["arrangement"]["left"] if each not in barred]
            card = dearest(left or [each for each in hand if each not in barred])
        return {"type": "discard", "card": card}

    def _knock(
        self, board: Mapping[str, Any], thrown: str, laid: list[dict[str, Any]]
    ) -> dict[str, Any]:
        knocks = board["options"]["knocks"]  # the least deadwood first, without a card just taken
        if not knocks:
            return self._throw(board, thrown)
        allowed = [knock for knock in knocks if knock["discard"] == thrown]
        knock = (allowed or knocks)[0]
        spread = knock["spreads"][0]["melds"] if self._repaired or not allowed else laid
        return {"type": "knock", "discard": knock["discard"], "spread": spread}


def main() -> None:
    """Play one game: read the arena's messages, answer those that want an answer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repaired", action="store_true", help="defend and spread as is best")
    player = Player(repaired=parser.parse_args().repaired)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            problem = told.other_rules(message["rules"])
            if problem is not None:
                sys.exit(problem)
            answer: dict[str, Any] = {"type": "ready"}
        elif message["type"] == "turn":
            (board,) = (each for each in message["table"]["boards"] if each["place"] is not None)
            action = player.decide(board)
            answer = {"type": "act", "number": message["number"], "action": action}
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
