// The site's service worker. It is registered only by a press of the visitor: on the page of notifications, or where a
// guide is kept for reading offline.

const STOP = 'stop';

addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      body,
      lang: 'ro',
      icon: '/icon-192.png',
      data: { path },
      actions: [{ action: STOP, title: 'Opriți notificările' }],
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === STOP ? stop() : open(event.notification.data.path));
});

// One press stops them all: here, at the push service and in our database.
async function stop() {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await fetch('/api/push/stop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  });
}

// Only pages of this site, whatever the message says.
async function open(path) {
  const { origin, href } = new URL(path, location.origin);
  await clients.openWindow(origin === location.origin ? href : '/');
}
