// The REST interface of the server, typed. Every failure is an ApiError with words for the person.
import { hasText, language, loadTexts, t, tell } from "./i18n.svelte";
import type {
  HolidayForm,
  HolidayShown,
  DeleteForm,
  GuestForm,
  LoginForm,
  Me,
  NameForm,
  NewTableForm,
  PasswordForm,
  PresetRules,
  PresetShown,
  QuickForm,
  Problem,
  RecordRound,
  RegisterForm,
  RulesChecked,
  RulesForm,
  SeatForm,
  SettingsForm,
  Statistics,
  TableCard,
  TableListed,
} from "./protocol";
import { alone, at } from "./site";

/** An unsuccessful answer of the server, or no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
  ) {
    super(words);
    this.name = "ApiError";
  }
}

export interface OpenTables {
  open: TableListed[];
  playing: TableListed[];
}

export interface MyTables {
  running: TableListed[];
  over: TableListed[];
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The value of a cookie; empty if there is none. */
export function cookie(name: string): string {
  for (const part of document.cookie.split(";")) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return decodeURIComponent(rest.join("="));
  }
  return "";
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "words" in body;
}

/**
 * The server speaks English; in another language the catalog has the text, if it knows the code. It
 * is loaded with the first problem. Where it cannot be loaded, the server's words are better than none.
 */
async function wordsOf(problem: Problem): Promise<string> {
  if (language() === "en") return problem.words;
  await loadTexts(["problem"]).catch(console.error);
  const key = `problem.${problem.code}`;
  return hasText(key) ? tell(key) : problem.words;
}

/** What this browser can answer itself without a network, if its engine is kept. For nothing else `alone.ts` is loaded. */
const KNOWN_HERE = /^\/api\/(presets|rules)\b/;

/** Ask the server; ApiError for anything but a good answer. A file is sent as it is. */
export async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (alone) return (await import("./alone")).fromFiles<T>(method, path, body);
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  if (method !== "GET") headers["x-csrftoken"] = cookie("csrftoken");
  const file = body instanceof Blob;
  if (body !== undefined && !file) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(at(path), {
      method,
      headers,
      body: body === undefined ? null : file ? body : JSON.stringify(body),
      signal: signal ?? null,
      credentials: "same-origin",
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (KNOWN_HERE.test(path)) {
      const known = await import("./alone").then(({ fromEngine }) => fromEngine<T>(method, path, body)).catch(console.error);
      if (known !== undefined) return known;
    }
    throw new ApiError(0, "offline", t("error.offline"));
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === "" ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError(response.status, "garbled", t("error.garbled", { status: response.status }));
  }
  if (response.ok) return answer as T;
  if (isProblem(answer)) throw new ApiError(response.status, answer.code, await wordsOf(answer));
  throw new ApiError(response.status, "unknown", t("error.status", { status: response.status }));
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  guest: (form: GuestForm) => ask<Me>("POST", "/api/guest", form),
  rename: (form: NameForm) => ask<Me>("PATCH", "/api/me", form),
  saveSettings: (form: SettingsForm) => ask<Me>("PUT", "/api/me/settings", form),
  holiday: () => ask<HolidayShown>("GET", "/api/me/holiday"),
  takeHoliday: (form: HolidayForm) => ask<HolidayShown>("PUT", "/api/me/holiday", form),
  endHoliday: () => ask<HolidayShown>("DELETE", "/api/me/holiday"),
  register: (form: RegisterForm) => ask<Me>("POST", "/api/account/register", form),
  login: (form: LoginForm) => ask<Me>("POST", "/api/account/login", form),
  logout: () => ask<unknown>("POST", "/api/account/logout"),
  changePassword: (form: PasswordForm) => ask<Me>("POST", "/api/account/password", form),
  deleteMe: (form: DeleteForm) => ask<unknown>("DELETE", "/api/me", form),
  presets: () => ask<PresetShown[]>("GET", "/api/presets"),
  preset: (name: string) => ask<PresetRules>("GET", `/api/presets/${part(name)}`),
  checkRules: (form: RulesForm, signal?: AbortSignal) =>
    ask<RulesChecked>("POST", "/api/rules/check", form, signal),
  openTable: (form: NewTableForm) => ask<TableCard>("POST", "/api/tables", form),
  quickTable: (form: QuickForm) => ask<TableCard>("POST", "/api/tables/quick", form),
  giveUpQuick: () => ask<unknown>("DELETE", "/api/tables/quick"),
  tables: () => ask<OpenTables>("GET", "/api/tables"),
  myTables: () => ask<MyTables>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableListed>("GET", `/api/tables/${part(id)}`),
  takeSeat: (id: string, form: SeatForm) => ask<unknown>("POST", `/api/tables/${part(id)}/seat`, form),
  takeSeatBack: (id: string) => ask<unknown>("DELETE", `/api/tables/${part(id)}/seat`),
  recordRound: (id: string, round: number, seat?: number) =>
    ask<RecordRound>(
      "GET",
      `/api/records/${part(id)}/rounds/${round}` + (seat === undefined ? "" : `?seat=${seat}`),
    ),
  statistics: () => ask<Statistics>("GET", "/api/statistics"),
} as const;

/** Addresses that a link leads to directly. */
export const exportPath = "/api/me/export";
export const recordFilePath = (id: string): string => `/api/records/${part(id)}/file`;
