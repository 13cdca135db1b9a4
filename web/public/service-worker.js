// What the browser runs for this site while no page is open. Each task has a file of its own.
importScripts("/notices-worker.js");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
