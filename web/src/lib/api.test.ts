import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";
import { setLanguage } from "./i18n.svelte";

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  await setLanguage("en");
  document.cookie = "csrftoken=abc%3D1; path=/";
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
});

const answers = (status: number, body: string) =>
  asked.mockResolvedValueOnce(new Response(body, { status }));
const headers = () => asked.mock.calls[0]![1].headers as Record<string, string>;

test("what changes something carries the token of the cookie; what only reads does not", async () => {
  answers(200, "{}");
  await api.rename({ name: "Ann" });
  expect(asked.mock.calls[0]![1].method).toBe("PATCH");
  expect(asked.mock.calls[0]![1].body).toBe('{"name":"Ann"}');
  expect(headers()["x-csrftoken"]).toBe("abc=1");
  asked.mockReset();
  answers(200, "{}");
  await api.me();
  expect(headers()["x-csrftoken"]).toBeUndefined();
});

test("a problem speaks in the server's words", async () => {
  answers(422, '{"code":"name_taken","words":"That name is taken."}');
  const error = await api.rename({ name: "Ann" }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, code: "name_taken", message: "That name is taken." });
});

test("in German a problem that the catalogue knows is told in German, any other as it comes", async () => {
  await setLanguage("de");
  answers(403, '{"code":"wrong_password","words":"that is not the password"}');
  await expect(api.me()).rejects.toThrow("Das ist nicht das Passwort deines Kontos.");
  answers(422, '{"code":"knob","words":"games cannot be 0"}');
  await expect(api.me()).rejects.toThrow("games cannot be 0");
});

test("a dead line and an unreadable answer are told too", async () => {
  asked.mockRejectedValueOnce(new TypeError("failed"));
  await expect(api.me()).rejects.toMatchObject({ code: "offline", status: 0 });
  answers(502, "<html>");
  await expect(api.me()).rejects.toMatchObject({ code: "garbled", status: 502 });
  answers(500, "{}");
  await expect(api.me()).rejects.toMatchObject({ code: "unknown", status: 500 });
});

test("an answer without a body is none", async () => {
  answers(200, "");
  await expect(api.logout()).resolves.toBeUndefined();
});

test("names in addresses are escaped", async () => {
  answers(200, "{}");
  await api.preset("../x");
  expect(asked.mock.calls[0]![0]).toBe("/api/presets/..%2Fx");
});
