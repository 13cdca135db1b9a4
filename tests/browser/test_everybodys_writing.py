"""Names in every script at a table, two people with one name, a page that a browser translates."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pictures import picture

# A browser's translation replaces text nodes by elements, except where it is told not to.
_TRANSLATED = """
() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const kept = text.parentElement.closest("[translate=no], script, style");
    if (text.data.trim() && !kept) found.push(text);
  }
  for (const text of found) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
  return found.length;
}
"""
_HEBREW, _PERSIAN = "\u05d3\u05e0\u05d4", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"


def test_two_of_one_name_are_told_apart_on_the_page(visit: Visit) -> None:
    ann, other, guest = visit("Ann"), visit("Ann"), visit("Cy")
    table = ann.open_table(preset="hollywood-gin")
    other.open(f"/table/{table}")
    other.press("Sit down at seat 2")
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".room")).to_contain_text("Ann and Ann (2)")


def test_names_that_run_to_the_left_and_talk(visit: Visit) -> None:
    ann, other = visit(_HEBREW), visit(_PERSIAN)
    table = ann.open_table(preset="hollywood-gin")
    other.open(f"/table/{table}")
    other.press("Sit down at seat 2")
    ann.open(f"/table/{table}")
    expect(ann.page.locator(".room")).to_contain_text(f"\u2068{_PERSIAN}\u2069")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Message to the table").fill("\u0645\u06cc\u200c\u0631\u0648\u0645")
    ann.page.keyboard.press("Enter")
    said = ann.page.get_by_role("list", name="Chat").locator(".text")
    expect(said).to_have_text("\u0645\u06cc\u200c\u0631\u0648\u0645")
    assert said.evaluate("each => getComputedStyle(each).direction") == "rtl"
    picture(ann.page, "everybodys-writing")


def test_what_lives_at_the_table_stays_true_on_a_translated_page(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="hollywood-gin", entrance="bot", bots=["beginner"])
    ann.open(f"/table/{table}")
    expect(ann.page.locator(".room bdi.name").first).to_be_visible()
    ann.page.evaluate(_TRANSLATED)
    assert ann.page.locator(".room font").count() == 0
