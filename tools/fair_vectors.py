"""Write the test vectors of the browser's check of a deal: ``python tools/fair_vectors.py``.

Decks, commitments and reshuffled stocks made by the engine go to ``fair.vectors.json``, and whole
recorded matches, including reshuffles, to ``web/src/pages/verify/records``. With ``--check``
nothing is written, and the exit status says whether the files are current.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hollywood.bots import make_bot, play_on
from hollywood.cards import Pack, commitment, reshuffle_key, shuffled_deck
from hollywood.cards.shuffle import SECRET_BYTES, Kind, seal
from hollywood.contract.reshuffle import reshuffled
from hollywood.match.decks import Seals, seeded_secrets
from hollywood.match.log import Entry, VoidDeal
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records.lines import FIRST_CHECK, write_line

SOURCES = Path(__file__).parent.parent / "web" / "src"
VECTORS = SOURCES / "lib" / "fair.vectors.json"
RECORDS = SOURCES / "pages" / "verify" / "records"

# (contributions, round, decks, jokers), for both kinds of shuffle: one pack and many, with jokers,
# with players who gave nothing, long contributions, and round numbers of one, two and three digits.
_PROOFS: tuple[tuple[tuple[bytes, ...], int, int, int], ...] = (
    ((b"alice", b"bob"), 1, 1, 0),
    ((), 1, 1, 0),
    ((b"", b""), 2, 1, 0),
    ((bytes(range(64)), b"\x00"), 10, 1, 2),
    ((b"a", b"b", b"c", b"d"), 7, 2, 0),
    ((b"one", b"", b"three", b"", b"five"), 12, 3, 6),
    (tuple(bytes([seat]) * 16 for seat in range(8)), 123, 2, 4),
    # A pack so large that numbers are discarded: see the test of the vectors.
    ((b"many", b"cards 0"), 1, 8, 32),
)
_SIX = ("Ann", "Bob", "Cy", "Dot", "Eve", "Fay")
# The file, the preset, its settings, the players, their bots, the rounds, the seed.
_MATCHES: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...], str, int, str], ...] = (
    ("gin", "hollywood-gin", (), ("Ann", "Bob"), "greedy", 2, "gin"),
    ("sealed", "gin", (), ("Ann", "Bob"), "greedy", 2, "sealed"),
    (
        "partnership",
        "hollywood-gin",
        ("form=partnership", "players=4"),
        ("Ann", "Bob", "Cy", "Dot"),
        "greedy",
        1,
        "partners",
    ),
    ("three", "gin", ("form=cutthroat", "players=3"), ("Ann", "Bob", "Cy"), "greedy", 2, "three"),
    ("may-i", "may-i", (), ("Ann", "Bob", "Cy", "Dot"), "greedy", 1, "may-i"),
    # Random draws and discards until the stock is used up, so that it is made again.
    ("reshuffled", "may-i", ("turn_cap=120",), _SIX, "random", 1, "reshuffled"),
)


def files() -> dict[Path, str]:
    """Return every file and its text."""
    vectors = msgspec.json.encode({"decks": list(_decks()), "stocks": list(_stocks())})
    text = msgspec.json.format(vectors, indent=1).decode() + "\n"
    return {VECTORS: text, **dict(map(_record, _MATCHES))}


def _decks() -> Iterator[dict[str, object]]:
    kinds: tuple[Kind, ...] = (1, 2)
    proofs = [(proof, kind) for kind in kinds for proof in _PROOFS]
    for number, ((given, round_number, decks, jokers), kind) in enumerate(proofs):
        board = number % 3
        contributions = given
        if kind == 2:
            contributions = tuple(each and _bytes(each.hex(), 32 + number) for each in given)
        secret = bytes(range(32)) if number == 0 else _bytes(f"secret {number}", 32 + number)
        pack = Pack(decks=decks, jokers=jokers)
        deck = shuffled_deck(
            pack,
            secret=secret,
            contributions=contributions,
            round_number=round_number,
            board=board,
            kind=kind,
        )
        sealed = [
            seal(each, round_number=round_number, seat=seat) if each else ""
            for seat, each in enumerate(contributions)
            if kind == 2
        ]
        yield {
            "shuffle": kind,
            "board": board,
            "sealed": sealed,
            "secret": secret.hex(),
            "contributions": [each.hex() for each in contributions],
            "round_number": round_number,
            "decks": decks,
            "jokers": jokers,
            "commitment": commitment(secret),
            "deck": " ".join(card.text for card in deck),
        }


def _stocks() -> Iterator[dict[str, object]]:
    secret, contributions = _bytes("reshuffle", SECRET_BYTES), (b"ann", b"bob")
    key = reshuffle_key(secret=secret, contributions=contributions, round_number=3)
    pack = Pack(decks=2, jokers=2)
    deck = shuffled_deck(pack, secret=secret, contributions=contributions, round_number=3)
    for number, count in ((1, 60), (2, 17)):
        cards = deck[:count]
        yield {
            "secret": secret.hex(),
            "contributions": [given.hex() for given in contributions],
            "round_number": 3,
            "number": number,
            "cards": " ".join(card.text for card in cards),
            "stock": " ".join(card.text for card in reshuffled(cards, key=key, number=number)),
        }


def _record(
    match: tuple[str, str, tuple[str, ...], tuple[str, ...], str, int, str],
) -> tuple[Path, str]:
    name, preset, settings, players, kind, rounds, seed = match
    lines: list[bytes] = []
    check = FIRST_CHECK

    def log(entry: Entry) -> None:
        nonlocal check
        line, check = write_line(entry, check)
        lines.append(line + b"\n")

    table = MatchTable.open(
        rules_for(preset, settings),
        players,
        first_dealer=None if name == "sealed" else Seat(0),
        secrets=seeded_secrets(seed),
        log=log,
    )
    bots = {Seat(n): make_bot(kind, seat_name=who, seed=n) for n, who in enumerate(players)}
    for _ in range(rounds):
        number = table.match.round_number
        if name == "sealed":
            _deal_sealed(table, [_bytes(f"{who} {number}", 32) for who in players])
        else:
            table.deal([_bytes(f"{who} {number}", 16) for who in players])
        play_on(table, bots)
    return RECORDS / f"{name}.hollywood", b"".join(lines).decode()


def _deal_sealed(table: MatchTable, given: list[bytes]) -> None:
    """Deal with sealed contributions; the first deal was void once, as the last player was away."""
    number = table.match.round_number + 1
    sealed = [seal(each, round_number=number, seat=seat) for seat, each in enumerate(given)]
    void: tuple[VoidDeal, ...] = ()
    if number == 1:
        void = (
            VoidDeal(
                secrets=(_bytes("void", SECRET_BYTES).hex(),),
                sealed=tuple(sealed),
                contributions=(given[0].hex(), ""),
            ),
        )
        given = [_bytes("again", 40), b""]
        sealed = [seal(given[0], round_number=1, seat=0), ""]
    table.deal(given, Seals(sealed=tuple(sealed), void=void))


def _bytes(text: str, length: int) -> bytes:
    return hashlib.shake_256(text.encode()).digest(length)


def drifted() -> list[str]:
    """Return the names of the files that are out of date."""
    return [
        path.name
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` say which of them are out of date."""
    if arguments == ["--check"]:
        found = drifted()
        if found:
            sys.stderr.write(f"{', '.join(found)}: run python tools/fair_vectors.py\n")
        return int(bool(found))
    RECORDS.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
