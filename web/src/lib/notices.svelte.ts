// Short notices at the edge of the page: what went wrong, or what was done.

export interface Notice {
  readonly id: number;
  readonly kind: "trouble" | "news";
  readonly words: string;
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
}

export const notices = new Notices();
const STAYS = 9000;
let next = 1;

function add(kind: Notice["kind"], words: string): void {
  const notice = { id: next++, kind, words };
  const others = notices.list.filter((other) => other.words !== words);
  notices.list = [...others.slice(-3), notice];
  setTimeout(() => dismiss(notice.id), STAYS);
}

/** Tell the person what went wrong. */
export function notify(error: unknown): void {
  add("trouble", error instanceof Error ? error.message : String(error));
  if (!(error instanceof Error) || error.name === "TypeError") console.error(error);
}

/** Tell the person what was done. */
export const tellNews = (words: string): void => add("news", words);

/** Take a notice away. */
export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}
