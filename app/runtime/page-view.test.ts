import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Sent = { event_id: number; uuid: string; path: string; referer: string; session_id: string };

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A document as browsers give it, as far as page views look at it. */
function openPage() {
  const sent: Sent[] = [];
  const windowEvents = new EventTarget();
  const location = { href: 'https://imprumutclar.ro/?suma=2000', hostname: 'imprumutclar.ro' };
  const config = {
    eventsHost: '',
    providerId: 'ro-1',
    country: 'RO',
    eventsOnLocalhost: false,
    buildId: 'b1',
    consent: 'explicit',
    consentVersion: '2.0',
  };
  const document = Object.assign(new EventTarget(), {
    referrer: 'https://www.google.com/',
    prerendering: false,
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Sent);
    return { ok: true, status: 200, text: async () => '{}' };
  });
  return { sent, location, document, windowEvents };
}

/** The module anew, as a document loads it. */
async function start() {
  const views = await import('./page-view.ts');
  views.watchPageViews();
  return views;
}

test('a document sends one page view', async () => {
  await start();
  expect(page.sent).toMatchObject([{ event_id: 5, path: '/', referer: 'https://www.google.com/' }]);
});

test('a route change sends the new page, coming from the one before, with the same identifiers', async () => {
  const { sendPageView } = await start();
  page.location.href = 'https://imprumutclar.ro/offers/';
  await expect(sendPageView()).resolves.toEqual({ ok: true });

  const [first, second] = page.sent;
  expect(second).toMatchObject({ event_id: 5, path: '/offers/', referer: 'https://imprumutclar.ro/' });
  expect(second?.session_id).toBe(first?.session_id);
  expect(second?.uuid).not.toBe(first?.uuid);
});

test('a page that comes back from the back-forward cache sends 27, a fresh one does not', async () => {
  await start();
  page.windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.sent.map(({ event_id }) => event_id)).toEqual([5, 27]);
});

test('a page rendered ahead counts when it is shown', async () => {
  page.document.prerendering = true;
  await start();
  expect(page.sent).toEqual([]);
  page.document.dispatchEvent(new Event('prerenderingchange'));
  expect(page.sent).toMatchObject([{ event_id: 5, path: '/' }]);
});
