"""On a phone of 360 pixels: taps, a dragging finger, hands that fit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.may_i import MayIPlayer
from tests.browser.pictures import overflow, picture
from tests.browser.touch import DraggingPlayer, rows, strips

LEAST_STRIP = 24.0


def test_a_round_of_gin_by_dragging(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    table = ann.open_table(preset="hollywood-gin", entrance="bot", bots=["greedy"])
    ann.open(f"/table/{table}")
    tapping = GinPlayer(ann)
    ann.offered("^(Draw|Pass)$")
    while tapping.step() != "drew":
        pass
    ann.offered(shown=("^Discard$",))
    expect(tapping.options()).to_have_count(11)
    assert rows(tapping.options()) == 1
    assert min(strips(tapping.options())) >= LEAST_STRIP
    assert overflow(ann.page) == []
    # A tap on the picked card puts it back.
    card = tapping.worst()
    tapping.pick(card)
    expect(tapping.card(card)).to_have_attribute("aria-selected", "true")
    tapping.pick(card)
    expect(tapping.card(card)).to_have_attribute("aria-selected", "false")
    DraggingPlayer(ann).play_round()
    picture(ann.page, "phone-round-over")


def test_arranging_a_hand_with_a_finger(visit: Visit) -> None:
    from tests.browser.touch import drag

    ann = visit("Ann", phone=True)
    table = ann.open_table(preset="hollywood-gin", entrance="bot", bots=["greedy"])
    ann.open(f"/table/{table}")
    player = GinPlayer(ann)
    ann.offered("^(Draw|Pass)$")
    before = player.cards()
    drag(ann, player.card(before[7]), player.card(before[2]))
    moved = player.cards()
    assert moved != before
    assert [card for card in moved if card != before[7]] == [c for c in before if c != before[7]]
    assert moved.index(before[7]) in {2, 3}
    ann.page.reload()
    expect(player.options()).to_have_count(10)
    assert player.cards() == moved


def test_many_cards_lie_in_two_rows_that_can_be_touched(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    table = ann.open_table(
        preset="may-i",
        players=4,
        entrance="bot",
        bots=["greedy"] * 3,
        hold_ms=0,
        changes={"contracts": ["SSS"], "deal": [15], "last_hand": "same"},
    )
    ann.open(f"/table/{table}")
    player = MayIPlayer(ann)
    expect(player.options()).to_have_count(15)
    assert rows(player.options()) == 2
    assert min(strips(player.options())) >= LEAST_STRIP
    assert overflow(ann.page) == []
    picture(ann.page, "phone-fifteen-cards")
    while player.step() not in {"threw", "over"}:
        pass


def test_every_control_of_the_table_is_large_enough(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    for preset, players in (("hollywood-gin", 2), ("may-i", 4)):
        bots = ["greedy"] * (players - 1)
        table = ann.open_table(preset=preset, players=players, entrance="bot", bots=bots, hold_ms=0)
        ann.open(f"/table/{table}")
        ann.offered("^(Draw|Pass|Allow)$")
        small = ann.page.evaluate(
            """() => [...document.querySelectorAll("button, a, summary, input")].filter((e) => {
              const box = e.getBoundingClientRect();
              const seen = e.checkVisibility({ visibilityProperty: true })
                && !e.closest(".visually-hidden, .skip");
              return seen && box.width > 0 && (box.width < 24 || box.height < 24);
            }).map((e) => `${e.tagName} ${e.textContent.trim()} ${e.ariaLabel ?? ""}`)"""
        )
        assert small == []
