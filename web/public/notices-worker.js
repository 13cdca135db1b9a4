// Shows the notices that the server sends, and opens the table. The server writes them in the
// reader's language; they never name a card.

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(answer(event.notification, event.action)));

/** Show a notice, unless a page in sight shows its table. */
async function show(data) {
  const notice = data.json();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const path = tablePath(notice.table);
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    lang: notice.language,
    dir: "auto",
    icon: inHouse("icon-192.png"),
    badge: inHouse("badge-96.png"),
    tag: notice.table, // a newer one takes the place of an older one
    renotify: true,
    data: { table: notice.table, off: notice.off },
    actions: [{ action: "off", title: notice.off_label }],
  });
}

/** Open the table, or end the notices on this device. */
async function answer(notification, action) {
  notification.close();
  const { table, off } = notification.data;
  if (action === "off") {
    const subscription = await self.registration.pushManager.getSubscription();
    await Promise.all([fetch(inHouse(`notices/off/${encodeURIComponent(off)}`), { method: "POST" }), subscription?.unsubscribe()]);
    return;
  }
  const path = tablePath(table);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** An address below the folder of the site. */
const inHouse = (path) => new URL(path, registration.scope).pathname;
const tablePath = (table) => inHouse(`table/${encodeURIComponent(table)}`);
