// Notices on this device: what the browser allows, its subscription, and what the server knows.
import { ask } from "./api";
import { language } from "./i18n.svelte";
import { worker as started } from "./keeping.svelte";
import type { MailForm, NoticesShown, PushDeviceForm, QuietForm } from "./protocol";

/** Whether this browser shows notices: it cannot, it was told not to, it may, it does. */
export type PushState = "unsupported" | "blocked" | "off" | "on";

export const notices = {
  load: () => ask<NoticesShown>("GET", "/api/notices"),
  dropDevice: (id: string) => ask<NoticesShown>("DELETE", `/api/notices/device/${encodeURIComponent(id)}`),
  setQuiet: (form: QuietForm) => ask<NoticesShown>("PUT", "/api/notices/quiet", form),
  setMail: (form: MailForm) => ask<NoticesShown>("PUT", "/api/notices/mail", form),
  dropMail: () => ask<NoticesShown>("DELETE", "/api/notices/mail"),
  confirm: (token: string) => ask<unknown>("POST", "/api/notices/confirm", { token }),
  endMail: (token: string) => ask<unknown>("POST", `/notices/off/${encodeURIComponent(token)}`),
} as const;

const DECLINED = "hollywood.notices-declined";

const supported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether notices need the page on the home screen: on iPhones and iPads. */
export const needsHomeScreen = (): boolean => !supported() && /iPhone|iPad/.test(navigator.userAgent);

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the browser says about notices; the server may know less. */
export async function pushState(): Promise<PushState> {
  if (!supported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && (await subscription()) ? "on" : "off";
}

/** Ask the browser for notices on this device. Call it from a tap, since the browser then asks the person. */
export async function turnOn(): Promise<NoticesShown | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { push_key } = await notices.load();
  await started();
  const worker = await navigator.serviceWorker.ready;
  const key = bytes(push_key);
  const before = await worker.pushManager.getSubscription();
  // The keys of another database cannot be used with this one.
  if (before && !sameBytes(before.options.applicationServerKey, key)) await before.unsubscribe();
  return send(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** End the notices on this device. */
export async function turnOff(shown: NoticesShown): Promise<NoticesShown> {
  await (await subscription())?.unsubscribe();
  const here = shown.devices.find((device) => device.here);
  return here ? notices.dropDevice(here.id) : shown;
}

/**
 * Whether this device gets the person's notices. If so, tell the server again what may have changed,
 * such as the language. A device that was removed elsewhere stays removed.
 */
export async function renew(): Promise<boolean> {
  const found = await subscription();
  const here = found !== null && (await notices.load()).devices.some((device) => device.here);
  if (here) await send(found);
  return here;
}

/** Close the notices about a table: it is open now. */
export async function closeNotices(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: table })) ?? []) notice.close();
}

/** Whether the person does not want to be asked on this device. */
export const declined = (): boolean => localStorage.getItem(DECLINED) !== null;
export const decline = (): void => localStorage.setItem(DECLINED, "1");

function send(found: PushSubscription): Promise<NoticesShown> {
  const { endpoint, keys } = found.toJSON();
  const form: PushDeviceForm = {
    endpoint: endpoint ?? "",
    public_key: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language: language(),
    name: deviceName(navigator.userAgent),
  };
  return ask<NoticesShown>("PUT", "/api/notices/device", form);
}

/** Name a browser as people do, such as "Firefox, Android". */
export function deviceName(agent: string): string {
  const first = (names: readonly (readonly [RegExp, string])[]): string => names.find(([mark]) => mark.test(agent))?.[1] ?? "";
  const browser = first([
    [/Edg/, "Edge"],
    [/Firefox|FxiOS/, "Firefox"],
    [/SamsungBrowser/, "Samsung Internet"],
    [/Chrome|CriOS/, "Chrome"],
    [/Safari/, "Safari"],
  ]);
  const system = first([
    [/Android/, "Android"],
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Windows/, "Windows"],
    [/CrOS/, "Chromebook"],
    [/Mac/, "Mac"],
    [/Linux/, "Linux"],
  ]);
  return [browser, system].filter(Boolean).join(", ") || "Browser";
}

/** Decode base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const left = new Uint8Array(one ?? new ArrayBuffer());
  return left.length === other.length && left.every((byte, place) => byte === other[place]);
}
