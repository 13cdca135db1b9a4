"""What the record of a server's match says besides the play: right, open to all, never a secret."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.cli.main import main
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.records.about import About, read_about
from hollywood.records.reader import record_in
from hollywood.records.replay import replay
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.archive import Archive
from hollywood.server.rooms.headers import headers_of
from hollywood.server.rooms.opening import new_card
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import (
    Append,
    EntryRow,
    Listed,
    PersonRow,
    RatingRow,
    Status,
    TableRow,
)
from hollywood.server.table.dealing import MOST_ROUNDS
from hollywood.server.table.entries import (
    Agreed,
    BotSat,
    Claimed,
    NextTable,
    Resigned,
    Rose,
    Sat,
    kind_of,
)
from hollywood.server.workers.fairness import NOBODY
from tests.matches import recorded
from tests.server.kept import keep_match
from tests.server.store.rows import with_store

ANN, SHARK = "p_4nn-secret", "b_sh4rk-secret"
ONE, TWO, THREE = map(Seat, range(3))
BEGAN = 1_796_000_000.0  # 2026-11-30, 00:53 in UTC, and the day before in New York


def _listed(seated: Sequence[str | None], status: dict[str, Any], **form: Any) -> Listed:
    asked = NewTableForm(preset="gin", players=len(seated), entrance="invite", **form)
    card = msgspec.structs.replace(new_card(asked, ""), created_at=BEGAN - 100_000)
    return Listed(
        table=TableRow(
            id="t_secret",
            created_at=card.created_at,
            owner=ANN,
            entrance=card.entrance,
            family=card.family,
            settings=to_json(card),
        ),
        status=Status(
            **{
                "stage": "over",
                "seated": tuple(seated),
                "bots": tuple("Bea" if each is None else None for each in seated),
                "awaited": (),
                "round_number": 3,
                "winners": (0,),
                **status,
            }
        ),
        moved_at=BEGAN + 500_000,
    )


def _log(*entries: Any) -> list[EntryRow]:
    rows = [(kind_of(each), to_json(each)) for each in entries]
    rows.insert(2, ("match", b"{}"))
    return [
        EntryRow(seq=seq, at=BEGAN - 2 + seq - 1, kind=kind, body=body, version=0)
        for seq, (kind, body) in enumerate(rows, 1)
    ]


def test_who_when_and_where() -> None:
    listed = _listed((ANN, SHARK), {}, clock="live", turn_seconds=30, rated=True)
    log = _log(Sat(seat=ONE, person=ANN), Sat(seat=TWO, person=SHARK), NextTable(table="t_next"))
    history = ((BEGAN - 9, 1480), (BEGAN - 5, 1512), (BEGAN + 9, 1599))
    ratings = {
        ANN: RatingRow(person=ANN, family="x", mu=25, sigma=8, matches=3, history=history),
        SHARK: RatingRow(person=SHARK, family="x", mu=25, sigma=8, matches=1, history=history[-1:]),
    }
    said = headers_of(listed, log, place="https://cards.example", ratings=ratings)
    assert said == About(
        date="2026-11-30",
        place="https://cards.example",
        event="Rated match",
        preset="gin",
        kinds=("person", "program"),
        ratings=(1512, None),
        winners=(0,),
        more={"clock": "30 seconds for a turn"},
    )
    assert read_about(msgspec.json.decode(to_json(said))) == said
    assert b"secret" not in to_json(said)
    assert b"t_next" not in to_json(said)


def test_who_sits_there_in_the_end_and_accounts_that_are_gone() -> None:
    listed = _listed((None, None, None), {"bots": (None, "Bea", None)}, changes={"target": 20})
    log = _log(
        *(Sat(seat=ONE, person=ANN), BotSat(seat=TWO, bot="club", name="Bea")),
        *(Sat(seat=THREE, person=ANN), Rose(seat=THREE), Sat(seat=THREE, person=SHARK)),
    )
    said = headers_of(listed, log)
    assert (said.event, said.place) == ("Unrated match", "")
    assert said.kinds == ("person", "club", "program")
    assert said.more == {"clock": "none"}
    assert headers_of(listed, log[2:3]).kinds == ("person", "bot", "person")  # an old log


@pytest.mark.parametrize(
    ("end", "status", "ended", "won"),
    [
        (Resigned(seat=TWO, winners=(ONE,)), {}, "resigned by seat 1", "0"),
        (Claimed(seat=ONE, claimed_from=TWO), {}, "claimed from seat 1", "0"),
        (Agreed(seats=(ONE, TWO)), {"winners": ()}, "by agreement", "none"),
        (None, {"round_number": MOST_ROUNDS}, f"after {MOST_ROUNDS} rounds", "0"),
    ],
)
def test_a_match_that_was_not_played_out_has_no_winners_by_its_moves(
    end: Any, status: dict[str, Any], ended: str, won: str
) -> None:
    entries = (
        Sat(seat=ONE, person=ANN),
        Sat(seat=TWO, person=SHARK),
        *([] if end is None else [end]),
    )
    said = headers_of(_listed((ANN, SHARK), status), _log(*entries))
    assert said.winners is None
    assert (said.more["ended"], said.more["won by seats"]) == (ended, won)


def test_a_file_has_them_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(tmp_path / "match", "gin", ("target=30",), rounds=None)

    async def use(store: Store) -> None:
        await store.add_person(PersonRow(id="ann", name="Ann", created_at=1.0))
        asked: dict[str, Any] = {"preset": "gin", "people": ("ann", None), "at": BEGAN}
        whole, early = [await keep_match(store, tmp_path / "match", **asked) for _ in "ab"]
        given_up = Resigned(seat=ONE, winners=(TWO,))
        row = EntryRow(
            seq=1 + len(await store.entries(early)),
            at=BEGAN,
            kind=kind_of(given_up),
            body=to_json(given_up),
            version=0,
        )
        found = await store.table(early)
        assert found is not None
        status = msgspec.structs.replace(found.status, winners=(TWO,))
        await store.append(Append(table_id=early, entries=(row,), status=status))
        records = Archive(store, place="https://cards.example")
        try:
            for table, name in ((whole, "whole"), (early, "early")):
                (tmp_path / name).write_bytes(await records.file(table, NOBODY))
        finally:
            await records.close()

    with_store(tmp_path / "data", use)
    bare = record_in((tmp_path / "match").read_bytes())
    for name in ("whole", "early"):
        record = record_in((tmp_path / name).read_bytes())
        assert record.entries[1:] == bare.entries[1:]
        assert (record.about.date, record.about.place) == ("2026-11-30", "https://cards.example")
        assert msgspec.json.decode(record.lines[1])["type"] == "about"
        won = replay(record).match.course.winners
        assert record.about.winners == (tuple(map(int, won)) if name == "whole" else None)
        assert main(["verify", str(tmp_path / name)]) == 0
    assert capsys.readouterr().err == ""
