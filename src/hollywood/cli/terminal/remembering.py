"""What the player would otherwise have to remember: only cards that everybody saw."""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.cli.terminal.sitting import Sitting
from hollywood.contract import ContractView
from hollywood.gin import GinView
from hollywood.play import View


def tell_memory(sitting: Sitting, view: View) -> None:
    """List the cards that the others took openly and still hold, and the discards by suit."""
    assert isinstance(view, GinView | ContractView), "every game has an open table"
    cast, screen, table = sitting.cast, sitting.screen, view.table
    say = screen.speech
    board = sitting.match.boards[sitting.match.board_of(cast.me) or 0]
    held = [
        (seat, known)
        for seat, known in zip(board.deal.seats, table.known, strict=True)
        if known and seat != cast.me
    ]
    for seat, known in held:
        screen.say(say("table-known", name=cast.subject(seat), cards=str(known)), hanging="  ")
    if not held:
        screen.say(say("table-nobody-known"))
    screen.say(say("table-discards" if table.discards else "table-no-discards"))
    for suit in sorted({card.suit for card in table.discards}):
        cards = Hand.of([card for card in table.discards if card.suit == suit])
        screen.say(str(cards), indent="  ", hanging="    ")
