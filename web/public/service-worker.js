// What the browser runs for this site, also while no page is open. Each task has a file of its own.
importScripts("kept-files.js", "offline-worker.js", "notices-worker.js");
