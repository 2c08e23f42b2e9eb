// The site's service worker. It is registered only by a press of the visitor: on the page of notifications, or where a
// guide is kept for reading offline.

const STOP = 'stop';

addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(keepCurrentAddress());
  event.waitUntil(
    registration.showNotification(title, {
      body,
      lang: 'ro',
      icon: '/icon-192.png',
      data: { path },
      // Sent twice, after a fall of the sender, it is shown once.
      ...(tag && { tag }),
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
  await caches.delete(PUSH);
  await call('POST', '/api/push/stop', { endpoint: subscription.endpoint });
}

// A push service may give a browser another address: what was asked for under the old one goes on. Some browsers do not say which
// that was, so it is kept: by the page when notifications are asked for (app/runtime/later/push-address.ts), here with each message.
const PUSH = 'notificari';
const ADDRESS = '/notificari/adresa';

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  const before = oldSubscription?.endpoint ?? (await keptAddress());
  if (!before) return;
  const next = newSubscription ?? (await subscribeAnew());
  const { endpoint, keys } = next.toJSON();
  await call('POST', '/api/push/renew', { before, endpoint, keys });
  await keepAddress(endpoint);
}

async function subscribeAnew() {
  const { key } = await (await call('GET', '/api/push/key')).json();
  return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function keptAddress() {
  const kept = await (await caches.open(PUSH)).match(ADDRESS);
  return await kept?.text();
}

async function keepAddress(endpoint) {
  await (await caches.open(PUSH)).put(ADDRESS, new Response(endpoint));
}

async function keepCurrentAddress() {
  const subscription = await registration.pushManager.getSubscription();
  if (subscription) await keepAddress(subscription.endpoint);
}

async function call(method, address, body) {
  const headers = { 'content-type': 'application/json' };
  const options = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

// Only pages of this site, whatever the message says.
async function open(path) {
  const { origin, href } = new URL(path, location.origin);
  await clients.openWindow(origin === location.origin ? href : '/');
}

// Guides are kept while this cache exists: its maker is the button of /instalare/ (app/runtime/later/offline.ts).
const GUIDES = 'ghiduri';
const OFFLINE_PAGE = '/offline/';
const MOST_GUIDES = 50;
const KEPT_AT = 'x-kept-at';

addEventListener('activate', (event) => event.waitUntil(refreshOfflinePage()));

// Only whole pages, and always from the network first: nothing old is shown while there is something new.
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(page(event));
});

async function page(event) {
  try {
    // Past the browser's own cache, which would give an old page for a new one.
    const answer = await fetch(event.request, { cache: 'no-cache' });
    if (answer.ok) event.waitUntil(keep(new URL(event.request.url).pathname, answer.clone()));
    return answer;
  } catch (error) {
    // Whoever keeps no guides sees what the browser says of a missing network.
    if (!(await caches.has(GUIDES))) throw error;
    const guides = await caches.open(GUIDES);
    return (await keptGuide(guides, new URL(event.request.url).pathname)) ?? (await offlinePage(guides));
  }
}

/** Keeps an article, and nothing else: prices, rates and answers have to be of now. */
async function keep(path, answer) {
  if (!(await caches.has(GUIDES))) return;
  const html = await answer.text();
  if (!html.includes('<meta property="og:type" content="article"')) return;
  const guides = await caches.open(GUIDES);
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  // Opened again, a guide is the newest: the cache gives its keys in the order they were put.
  await guides.delete(path);
  await guides.put(path, new Response(html, { headers }));
  const kept = await keptPaths(guides);
  for (const old of kept.slice(0, -MOST_GUIDES)) await guides.delete(old);
}

async function keptGuide(guides, path) {
  const kept = await guides.match(path);
  if (!kept || path === OFFLINE_PAGE) return undefined;
  const day = new Date(kept.headers.get(KEPT_AT)).toLocaleDateString('ro-RO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const note = `<p class="wrap note">Nu aveți internet. Citiți copia păstrată pe ${day}; cifrele din ea sunt din acea zi.</p>`;
  const html = (await kept.text()).replace(/<main[^>]*>/, (main) => main + note);
  return new Response(html, { headers: kept.headers });
}

async function offlinePage(guides) {
  const answer = await guides.match(OFFLINE_PAGE);
  const links = [];
  for (const path of (await keptPaths(guides)).toReversed()) {
    const html = await (await guides.match(path)).text();
    const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    links.push(`<li><a href="${path}">${title ?? path}</a></li>`);
  }
  const list = links.length > 0 ? `<h2>Ghiduri păstrate</h2><ul class="bullets">${links.join('')}</ul>` : '';
  const html = (await answer.text()).replace('<div id="ghiduri-pastrate"></div>', list);
  return new Response(html, { headers: answer.headers });
}

async function keptPaths(guides) {
  const requests = await guides.keys();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== OFFLINE_PAGE);
}

async function refreshOfflinePage() {
  if (!(await caches.has(GUIDES))) return;
  const guides = await caches.open(GUIDES);
  await guides.add(OFFLINE_PAGE);
}
