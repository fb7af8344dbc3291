// The service worker that takes notices while no page is open: it is told that a turn waits, and
// leads there. It keeps nothing, and stands between nobody and the server.
addEventListener("push", (event) => {
  const { title, body, path, game } = event.data.json();
  const shown = { body, tag: game, icon: "/icon-192.png", data: { path } };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const go = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === path);
    await (open ? open.focus() : clients.openWindow(path));
  };
  event.waitUntil(go());
});
