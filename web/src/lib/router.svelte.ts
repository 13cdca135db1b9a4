// Which page is shown: a small router on the History API. A page is loaded when first visited.
import type { Component } from "svelte";
import { at, pageAt } from "./site";

export type Params = Record<string, string>;
export type PageComponent = Component<{ params: Params }>;
// A page with a fixed address takes no parameters.
type Load = () => Promise<{ default: PageComponent | Component }>;

export interface Route {
  readonly name: string;
  readonly pattern: string;
  /** The areas of texts that the page shows, in addition to those every page needs. */
  readonly texts?: readonly string[];
  readonly load: Load;
}

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly name: string;
  readonly params: Params;
}

/** Match a path with a pattern such as `/table/:id`; returns the named parts, or null. */
export function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const found = given[index]!;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(found);
      } catch {
        return null; // a broken escape names nothing
      }
    } else if (part !== found) return null;
  }
  return params;
}

/** The place that a path leads to; an unknown path leads to the page named `lost`. */
export function placeAt(routes: readonly Route[], path: string, search = ""): Place {
  const query = new URLSearchParams(search);
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { path, query, name: route.name, params };
  }
  return { path, query, name: "lost", params: {} };
}

class Router {
  /** The current place. */
  place = $state.raw<Place>({ path: "", query: new URLSearchParams(), name: "", params: {} });
  #routes: readonly Route[] = [];

  /** Begin to follow the address bar and the links of the page; returns a function that stops it. */
  start(routes: readonly Route[]): () => void {
    this.#routes = routes;
    const read = () => {
      this.place = placeAt(routes, pageAt(location.pathname) ?? "/", location.search);
    };
    const click = (event: MouseEvent) => this.#click(event);
    read();
    addEventListener("popstate", read);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", click);
    };
  }

  /** Go to another page of the house. */
  go(path: string, options: { replace?: boolean } = {}): void {
    const target = new URL(at(path), location.href);
    if (target.href !== location.href) {
      if (options.replace) history.replaceState(null, "", target);
      else history.pushState(null, "", target);
    }
    this.place = placeAt(this.#routes, pageAt(target.pathname) ?? "/", target.search);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const page = pageAt(link.pathname);
    if (page === null || page.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return; // a jump within the page
    event.preventDefault();
    this.go(page + link.search);
  }
}

export const router = new Router();
export const go = (path: string, options?: { replace?: boolean }): void => router.go(path, options);
