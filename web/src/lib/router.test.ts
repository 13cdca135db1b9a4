import { afterEach, beforeEach, expect, test } from "vitest";
import { routes } from "../routes";
import { match, placeAt, router } from "./router.svelte";

let stop: () => void;

beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = router.start(routes);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function clickOn(html: Record<string, string>, options: MouseEventInit = {}): MouseEvent {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(html)) link.setAttribute(name, value);
  document.body.append(link);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
  link.dispatchEvent(event);
  return event;
}

test("patterns give their names, and broken addresses lead nowhere", () => {
  expect(match("/table/:id", "/table/t%201")).toEqual({ id: "t 1" });
  expect(match("/table/:id", "/table/%E0%A4%A")).toBeNull();
  expect(match("/table/:id", "/table")).toBeNull();
  expect(placeAt(routes, "/").name).toBe("home");
  expect(placeAt(routes, "/rules/gin").name).toBe("preset");
  expect(placeAt(routes, "/table/x/y").name).toBe("lost");
});

test("every page of the house has an address of its own", () => {
  const places = routes.map((route) => placeAt(routes, route.pattern.replace(/:\w+/, "x")).name);
  expect(places).toEqual(routes.map((route) => route.name));
});

test("a link within the house changes the page without loading it", () => {
  const event = clickOn({ href: "/lobby?x=1" });
  expect(event.defaultPrevented).toBe(true);
  expect(router.place.name).toBe("lobby");
  expect(router.place.query.get("x")).toBe("1");
  expect(location.pathname).toBe("/lobby");
});

test.each([
  [{ href: "/lobby", target: "_blank" }, {}],
  [{ href: "/lobby", download: "" }, {}],
  [{ href: "/api/me/export" }, {}],
  [{ href: "http://elsewhere.example/lobby" }, {}],
  [{ href: "/lobby" }, { ctrlKey: true }],
  [{ href: "/lobby" }, { button: 1 }],
  [{ href: "#content" }, {}],
])("other links are left to the browser: %o %o", (html, options) => {
  let taken: boolean | undefined;
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault(); // and the browser of the test must not go there either
  };
  addEventListener("click", last, { once: true });
  clickOn(html, options);
  expect(taken).toBe(false);
  expect(router.place.name).toBe("home");
});
