import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { openFakePage, type FakePage } from '#tests/factories/fake-page.ts';

let page: FakePage;
let sent: TrackingEvent[];
beforeEach(() => {
  page = openFakePage({ href: 'https://imprumutclar.ro/?suma=2000', referrer: 'https://www.google.com/' });
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as TrackingEvent);
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#app/runtime/consent.ts');
});

/** Imports the modules again, as a document load does. */
async function start() {
  const { watchVisit } = await import('./watch-visit.ts');
  watchVisit();
}

test('a document sends one page view, with the source of the visit', async () => {
  await start();
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        event_id: 5,
        path: '/',
        referer: 'https://www.google.com/',
        utm_source: 'google',
        utm_medium: 'organic',
        cookieless: true,
      },
    ]);
});

test('a route change sends the new page, with the previous one as referrer and the same identifiers', async () => {
  await start();
  const { sendPageView } = await import('./page-view.ts');
  page.location.href = 'https://imprumutclar.ro/offers/';
  sendPageView();
  await expect.poll(() => sent).toHaveLength(2);

  const [first, second] = sent;
  expect(second).toMatchObject({ event_id: 5, path: '/offers/', referer: 'https://imprumutclar.ro/' });
  expect(second?.session_id).toBe(first?.session_id);
  expect(second?.uuid).not.toBe(first?.uuid);
});

test('a page restored from the back-forward cache sends event 27, a fresh one does not', async () => {
  await start();
  await expect.poll(() => sent).toHaveLength(1);
  page.windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  page.windowEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => sent.map(({ event_id }) => event_id)).toEqual([5, 27]);
});

test('a prerendered page counts, and stores, when it is shown', async () => {
  page.document.prerendering = true;
  page.device.mayStore = true;
  await start();
  expect(sent).toEqual([]);
  expect(page.cookies()).toEqual({});
  page.document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => sent).toMatchObject([{ event_id: 5, path: '/' }]);
  expect(page.cookies()).toHaveProperty('session_id');
});

test('nothing is stored before a choice; after consent the specified data is', async () => {
  await start();
  await expect.poll(() => sent).toHaveLength(1);
  expect(page.cookies()).toEqual({});

  page.answerConsent(true);
  expect(page.cookies()).toEqual({
    session_id: sent[0]?.session_id,
    client_id: sent[0]?.client_id,
    attribution: 'utm_source=google&utm_medium=organic',
    i18n_redirected: 'ro',
  });
  await expect.poll(() => page.kept.size).toBe(0);
});

test('after a withdrawal the visitor cannot be recognised', async () => {
  page.device.mayStore = true;
  await start();
  const { sendPageView } = await import('./page-view.ts');
  page.answerConsent(false);
  sendPageView();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ cookieless: true });
  expect(sent[1]?.client_id).not.toBe(sent[0]?.client_id);
  expect(sent[1]?.session_id).not.toBe(sent[0]?.session_id);
});
