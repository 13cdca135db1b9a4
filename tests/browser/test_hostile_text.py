"""A thousand hostile names and lines of chat: refused in words, or shown as the text they are."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from playwright.sync_api import expect

from hollywood.writing import as_line, as_name
from tests.browser.conftest import Visit
from tests.browser.hostile import lines
from tests.browser.person import Person
from tests.browser.pictures import overflow, picture

NUMBER = 1000
_SAY_ALL = """
async ([table, texts]) => {
  const heard = [];
  for (let at = 0; at < texts.length; at += 80) {
    await new Promise((done) => {
      const line = new WebSocket(`ws://${location.host}/ws/table/${table}`);
      const some = texts.slice(at, at + 80);
      line.onopen = () => line.send(JSON.stringify({ type: "hello", protocol: 2, since: null }));
      line.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "welcome") {
          for (const text of some) line.send(JSON.stringify({ type: "say", text }));
          line.send(JSON.stringify({ type: "ping", sent: 1 }));
        } else if (message.type === "said") heard.push(message.line.text);
        else if (message.type === "pong" || message.type === "closing") { line.close(); done(); }
      };
    });
  }
  return heard;
}
"""
_SAY_UNDER = """
async ([table, names]) => {
  const token = /csrftoken=([^;]+)/.exec(document.cookie)[1];
  for (let at = 0; at < names.length; at += 80) {
    const line = new WebSocket(`ws://${location.host}/ws/table/${table}`);
    const heard = [];
    let wake = () => {};
    line.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "welcome" || message.type === "said") { heard.push(message); wake(); }
    };
    const more = async (count) => {
      while (heard.length < count) await new Promise((done) => { wake = done; });
    };
    await new Promise((done) => { line.onopen = done; });
    line.send(JSON.stringify({ type: "hello", protocol: 2, since: null }));
    await more(1);
    for (const [number, name] of names.slice(at, at + 80).entries()) {
      await fetch("/api/me", {
        method: "PATCH",
        headers: { "content-type": "application/json", "x-csrftoken": decodeURIComponent(token) },
        body: JSON.stringify({ name }),
      });
      line.send(JSON.stringify({ type: "say", text: "hello" }));
      await more(number + 2);
    }
    line.close();
  }
}
"""
_NOT_OURS = (
    "script:not([src^='/assets/']), iframe, object, embed, base, marquee, math, form[action], "
    "a[href^='javascript:']"
)
_CHAT = """
() => [...document.querySelectorAll("[aria-label='Chat'] li")].map((li) => ({
  text: li.querySelector(".text").textContent,
  name: li.querySelector(".who").firstChild.textContent,
  elements: li.querySelectorAll(".text *").length,
  links: li.querySelectorAll("a, img, svg:not(button svg), script, iframe").length,
}))
"""


def test_lines_of_chat_are_text_and_nothing_else(visit: Visit) -> None:
    ann, mallory = visit("Ann"), visit("Mallory")
    table = ann.open_table(preset="hollywood-gin")
    ann.open(f"/table/{table}")
    ann.page.get_by_role("tab", name="Chat").click()
    mallory.open("/settings")
    texts = [text for text in lines(NUMBER) if text]
    said: list[str] = mallory.page.evaluate(_SAY_ALL, [table, texts])
    assert len(said) > NUMBER * 0.5
    assert all(as_line(text) == text for text in said)
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_count(
        len(said)
    )
    shown: list[dict[str, Any]] = ann.page.evaluate(_CHAT)
    assert [each["text"] for each in shown] == said
    assert {each["elements"] + each["links"] for each in shown} == {0}
    assert_unharmed(ann)
    picture(ann.page, "hostile-chat")
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_count(100)
    assert_unharmed(ann)


def test_names_are_refused_or_shown_as_text(visit: Visit) -> None:
    ann, mallory = visit("Ann"), visit("Mallory")
    table = ann.open_table(preset="hollywood-gin")
    mallory.open(f"/table/{table}")
    mallory.press("Sit down at seat 2")
    ann.open(f"/table/{table}")
    ann.page.get_by_role("tab", name="Chat").click()
    kept: list[str] = []
    for name in lines(NUMBER, seed=8):
        status, answer = rename(mallory, name)
        if status == 200:
            kept.append(answer["name"])
        else:
            assert status in {400, 422}, answer
            assert set(answer) == {"code", "words"}
            assert "\n" not in answer["words"]
    assert 20 < len(kept) < NUMBER
    assert all(as_name(name) == name for name in kept)
    # Each of them in a line of chat; some of them everywhere a name is shown.
    names = sorted(set(kept))
    mallory.page.evaluate(_SAY_UNDER, [table, names])
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_count(
        len(names)
    )
    shown = ann.page.evaluate(_CHAT)
    # Who takes the name of somebody at the table is told apart from her.
    assert [each["name"] for each in shown] == [
        "Ann (2)" if name == "Ann" else name for name in names
    ]
    assert {each["links"] for each in shown} == {0}
    assert_unharmed(ann)
    worst = [name for name in names if any(mark in name for mark in "<>{}&'\"")]
    for name in [*worst[:: max(1, len(worst) // 4)], "W" * 24]:
        mallory.ask("PATCH", "/api/me", {"name": name})
        for path in (f"/table/{table}", "/account", "/me"):
            mallory.open(path)
            expect(mallory.page.get_by_text(name, exact=True).first).to_be_attached()
            assert_unharmed(mallory)
        ann.page.reload()
        expect(ann.page.get_by_text(name).locator("visible=true").first).to_be_visible()
        assert_unharmed(ann)
        assert overflow(ann.page) == []


def rename(person: Person, name: str) -> tuple[int, Any]:
    """Ask for another name, by the shortest way, since it is done a thousand times."""
    cookies = {str(each.get("name")): str(each.get("value")) for each in person.context.cookies()}
    request = urllib.request.Request(
        f"{person.origin}/api/me",
        method="PATCH",
        data=json.dumps({"name": name}).encode(),
        headers={
            "content-type": "application/json",
            "origin": person.origin,
            "cookie": "; ".join(f"{key}={value}" for key, value in cookies.items()),
            "x-csrftoken": cookies["csrftoken"],
        },
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def assert_unharmed(person: Person) -> None:
    """Nothing ran, and nothing was added to the page."""
    person.page.wait_for_load_state()
    assert person.page.evaluate("() => window.__hacked") is None
    assert person.page.locator(_NOT_OURS).count() == 0
    person.check()


def test_a_hostile_name_is_refused_in_words_on_the_page(visit: Visit) -> None:
    ann = visit("Ann")
    ann.open("/account")
    field = ann.page.get_by_label("Name at the table")
    with ann.watch.expecting("status of 4(00|22)"):
        field.fill("An\u202en")
        ann.button("Save").click()
        expect(ann.page.get_by_text("characters that cannot be seen")).to_be_visible()
    assert json.dumps(ann.get("/api/me")["name"]) == '"Ann"'
