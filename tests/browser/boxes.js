// The layout of a table, measured in the page; `boxes.py` calls this.
async ({ touch, least }) => {
  // The page's own measurements follow a change of its size within two frames.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const wrong = [];
  const root = document.documentElement;
  const [width, height] = [innerWidth, innerHeight];
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(seen);
  const named = (e) => {
    const words = (e.ariaLabel ?? e.textContent).replace(/\s+/g, " ").trim().slice(0, 30);
    const name = typeof e.className === "string" ? e.className.replace(/s-\S+/g, "").trim() : "";
    return `${e.tagName.toLowerCase()}.${name.replace(/ +/g, ".")} "${words}"`;
  };
  const box = (e) => e.getBoundingClientRect();
  const shown = (r) => `${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}x${Math.round(r.height)}`;
  const inside = (e) => {
    const r = box(e);
    if (r.left < -0.5 || r.top < -0.5 || r.right > width + 0.5 || r.bottom > height + 0.5)
      wrong.push(`${named(e)} is out of sight: ${shown(r)} of ${width}x${height}`);
  };
  // The element at any point of an element must be itself, a part of it, or a parent of it.
  const onTop = (e, x, y) => {
    const found = document.elementFromPoint(x, y);
    if (found === null || !(e.contains(found) || found.contains(e)))
      wrong.push(`${named(e)} is covered by ${found ? named(found) : "nothing"} at ${Math.round(x)},${Math.round(y)}`);
    else if (!e.contains(found) && found !== e)
      wrong.push(`${named(e)} cannot be reached at ${Math.round(x)},${Math.round(y)}`);
  };
  const middle = (e) => {
    const r = box(e);
    onTop(e, r.left + r.width / 2, r.top + r.height / 2);
  };

  /** The text of an element that is seen. */
  const texts = (e) => {
    const found = [];
    const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(".visually-hidden")) found.push(walk.currentNode);
    return found;
  };

  if (root.scrollHeight > height + 1) wrong.push(`the page is ${root.scrollHeight} high in ${height}`);
  if (root.scrollWidth > width + 1) wrong.push(`the page is ${root.scrollWidth} wide in ${width}`);

  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    inside(dialog);
    for (const e of all("footer button", dialog)) { inside(e); middle(e); }
    return { wrong, cards: [] };
  }

  const stage = document.querySelector(".felt.room").dataset.stage;
  const must = all(".actions button, .actions a, .between > .button, .onward .button, .strip button, .strip a, .strip [aria-label]");
  const line = all(".lay > .plate button, .lay > .tools button, .lay > .tools select, .lay > .sort select, .lay > .sort button");
  const hand = all("[role=option]");
  const piles = all(".pile .stack");
  const prompt = all("[data-prompt]");
  for (const e of [...must, ...line, ...piles, ...prompt]) { inside(e); middle(e); }
  for (const e of [...must, ...line]) {
    const r = box(e);
    const want = touch ? 44 : 24;
    if (r.width < want - 0.5 || r.height < want - 0.5) wrong.push(`${named(e)} is small: ${shown(r)}`);
  }

  // The cards of the hand: each shows a strip that can be tapped; the last one of a row is fully visible.
  const rows = new Map();
  for (const e of hand) {
    inside(e.querySelector(".card"));
    const key = Math.round(box(e).top);
    rows.set(key, [...(rows.get(key) ?? []), e]);
  }
  const tops = [...rows.keys()].sort((a, b) => a - b);
  for (const [number, top] of tops.entries()) {
    const row = rows.get(top);
    const next = tops[number + 1];
    for (const [at, e] of row.entries()) {
      const r = box(e);
      const strip = at + 1 < row.length ? box(row[at + 1]).left - r.left : r.width;
      const high = next === undefined ? r.height : next - top;
      if (strip < least - 0.5) wrong.push(`${named(e)} shows ${strip.toFixed(1)} px`);
      if (high < 28) wrong.push(`${named(e)} shows ${high.toFixed(1)} px of its height`);
      onTop(e, r.left + Math.min(strip, 20) / 2, r.top + Math.min(high, 40) / 2);
    }
  }

  // Adjacent blocks: none covers another, and the content of each stays within it.
  const blocks = all(
    ".strip, .banner, .lay > *:not(.hints, .middle, .table), .seat, .pile, .terms, .melds-place, .trays-place, .between, .onward, .outcome, .open, .hints > *",
  );
  for (const [number, one] of blocks.entries()) {
    const a = box(one);
    for (const other of blocks.slice(number + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const scrolls = one.closest(".scrolls, .opened") !== null || other.closest(".scrolls, .opened") !== null;
      if (scrolls) continue;
      const b = box(other);
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (over > 1 && under > 1) wrong.push(`${named(one)} ${shown(a)} lies over ${named(other)} ${shown(b)}`);
    }
    const clips = getComputedStyle(one);
    if (clips.overflowX === "visible" && one.scrollWidth > one.clientWidth + 1 && !one.matches(".hand"))
      wrong.push(`${named(one)} holds ${one.scrollWidth} px in ${one.clientWidth}`);
  }
  for (const e of all(".plate, .who, .prompt .words, .actions .button, .strip")) {
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === "visible")
      wrong.push(`${named(e)} holds ${e.scrollWidth} px in ${e.clientWidth}`);
    if (e.scrollHeight > e.clientHeight + 2 && getComputedStyle(e).overflowY === "visible" && !e.matches(".strip"))
      wrong.push(`${named(e)} holds ${e.scrollHeight} px in a height of ${e.clientHeight}`);
  }
  // Names and words are whole: none is cut, and none breaks within a word of twelve letters.
  for (const e of all(".seat .plate, .seat .name, .seat .second, .stack .owner, .group .owner, .caption, .aim, .who")) {
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2) {
      const style = getComputedStyle(e);
      if (style.display !== "inline" && (style.overflowX !== "visible" || style.overflowY !== "visible")) wrong.push(`${named(e)} is cut`);
    }
    for (const text of texts(e)) {
      for (const { index, 0: word } of text.data.matchAll(/[^\s–-]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => Math.round(r.top)));
        if (lines.size > 1 && word.length <= 12) wrong.push(`${named(e)} breaks within ${word}`);
      }
    }
  }
  if (stage === "playing" && hand.length > 0 && piles.length + all(".opened").length === 0) wrong.push("no pile is in sight");
  if (hand.length > 0 && prompt.length !== 1) wrong.push(`${prompt.length} prompts`);
  return { wrong: [...new Set(wrong)], cards: hand.map((e) => box(e.querySelector(".card")).width) };
}
