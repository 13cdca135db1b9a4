// Where the pages lie: at the top of their host, or in any folder of it.
//
// Pages name addresses from the top of the house, as in "/rules". `at` makes the address of the
// link, and the router takes the folder away again.

/** The folder of the house, such as "/" or "/cards/"; built files lie in a folder below it. */
export const root: string = new URL(import.meta.env.DEV ? "/" : "..", import.meta.url).pathname;

/** These files lie on a web host without a server of ours: no people, no tables of others. */
export const alone = document.documentElement.dataset["server"] === "none";

// The links of the page itself are relative there, and the address changes while it is open.
if (alone) for (const link of document.head.querySelectorAll("link")) link.href = link.href + "";

/** The page where a table is opened: in this browser, where there is no server. */
export const newTablePage = alone ? "/here/new" : "/new";

/** The address of a page or of a question to the server, such as "/rules". */
export const at = (path: string): string => (path[0] === "/" ? root + path.slice(1) : path);

/** The page of an address; an address outside of the house has none. */
export const pageAt = (pathname: string): string | null =>
  pathname.startsWith(root) ? pathname.slice(root.length - 1) : `${pathname}/` === root ? "/" : null;
