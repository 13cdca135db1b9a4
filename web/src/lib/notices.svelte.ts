// Short notices at the edge of the page: errors and confirmations.

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

/** Show the person an error. */
export function notify(error: unknown): void {
  add("trouble", error instanceof Error ? error.message : String(error));
  if (!(error instanceof Error) || error.name === "TypeError") console.error(error);
}

/** Show the person a confirmation. */
export const tellNews = (words: string): void => add("news", words);

/** Remove a notice. */
export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}
