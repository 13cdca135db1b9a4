"""OpenSpiel's ``SimpleGinRummyBot`` as a player of the arena.

    BOT='program:.venv-bench/bin/python benchmarks/open_spiel_bot.py'
    hollywood arena "$BOT" simple --rules eaai

At each decision OpenSpiel gets a state in which its bot sees what the seat knows
(``open_spiel_translation``), the bot steps, and its move is made at the table. The bot decides from
that alone; the state is remembered between decisions only for speed.

It plays what OpenSpiel's bot decides, including its weaknesses. It takes the upcard if it can knock
with it or if the card is in its best melds; it knocks as soon as it can; it discards its highest
card outside the melds. As the defender it **never lays off**, and **after gin it lays no melds**:
it passes when OpenSpiel asks for layoffs, but there a pass ends the round, and it pays all ten
cards. Both are kept here, since at the table nobody has to lay off or show a meld.

``--repaired`` draws, discards and knocks the same way, but chooses the best spread and the best
defense, as the table itself offers them.

The table's rules force some differences:

- At the table a card just taken may not be discarded; in OpenSpiel it may. The bot wants to do so
  if it could have knocked before it took the card: it was dealt ten deadwood or less. Then it
  knocks with the best allowed discard; if there is none, it discards the next highest card outside
  its melds.
- OpenSpiel lets the player in turn knock with the upcard when two cards are left in the stock.
  Preset ``eaai`` ends the round there, so it never asks for that move.
- OpenSpiel ends a round without a winner at the fiftieth card taken from the pile; the table does
  not.
- OpenSpiel has no name for runs longer than five cards, so the bot lays them in two melds. The same
  cards can be laid off on them.

The bot ignores scores, so it does not matter that OpenSpiel scores undercuts differently.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

import open_spiel_translation as table
import pyspiel


class Player:
    """OpenSpiel's bot, asked about one board at a time."""

    def __init__(self, *, repaired: bool) -> None:
        game = pyspiel.load_game("gin_rummy")
        parameters = game.get_parameters()
        self._repaired = repaired
        self._root = game.new_initial_state()
        self._state, self._moves = self._root.clone(), []
        self._bots = [pyspiel.make_simple_gin_rummy_bot(parameters, each) for each in range(2)]
        named = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).int_to_meld
        self._cards_of = {meld_number: tuple(sorted(cards)) for meld_number, cards in named.items()}
        self._melds = {cards: meld_number for meld_number, cards in self._cards_of.items()}

    def decide(self, board: Mapping[str, Any]) -> dict[str, Any]:
        """Return the action at a board at which this seat is to act."""
        may = board["options"]
        if may["show"] is None:
            if self._repaired:
                return table.defence(board)
            return table.show(self._laid(*self._asked(board)))
        if may["take"] is not None and may["draw"] is None:
            return table.draw(table.DRAW_STOCK)  # both have declined the upcard: nothing to decide
        state, bot = self._asked(board)
        move = bot.step(state)
        if may["discard"] is not None:
            return table.draw(move)
        if move != table.KNOCK:
            return table.throw(board, table.written(move))
        state.apply_action(move)
        thrown = bot.step(state)
        state.apply_action(thrown)
        laid = self._laid(state, bot)
        return table.knock(board, table.written(thrown), laid, repaired=self._repaired)

    def _asked(self, board: Mapping[str, Any]) -> tuple[pyspiel.State, pyspiel.Bot]:
        """Return a state of what the seat knows, and the bot that must move in it.

        Half of these rounds continue where the previous one ended: to play a whole one takes as
        long as the rest of a decision.
        """
        moves = table.story(board, self._melds)
        if moves[: len(self._moves)] != self._moves:
            self._state, self._moves = self._root.clone(), []
        for move in moves[len(self._moves) :]:
            self._state.apply_action(move)
        self._moves = moves
        bot = self._bots[table.player_at(board)]
        bot.restart()  # it remembers that somebody has knocked
        return self._state.clone(), bot

    def _laid(self, state: pyspiel.State, bot: pyspiel.Bot) -> list[dict[str, Any]]:
        """Let the bot lay melds until it has passed and is done; return them."""
        laid, player = [], state.current_player()
        phase = state.current_phase()
        while state.current_player() == player and state.current_phase() == phase:
            move = bot.step(state)
            state.apply_action(move)
            if move >= table.FIRST_MELD:
                laid.append(table.meld(self._cards_of[move - table.FIRST_MELD]))
        return laid


def main() -> None:
    """Play one game: read the arena's messages, and answer those that ask for an action."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repaired", action="store_true", help="defend and spread as is best")
    player = Player(repaired=parser.parse_args().repaired)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            problem = table.other_rules(message["rules"])
            if problem is not None:
                print(problem, file=sys.stderr)
                sys.exit(2)
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
