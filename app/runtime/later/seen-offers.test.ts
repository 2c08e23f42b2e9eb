import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { openFakePage, type FakePage } from '#tests/factories/fake-page.ts';

type Sight = { ratio: number; height?: number };

const SCREEN_HEIGHT = 800;
let page: FakePage;
let sent: TrackingEvent[];
let offers: Map<string, { getAttribute: () => string }>;
let followed: Set<unknown>;
let report: (offer: string, sight: Sight) => void;
let changeDocument: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = openFakePage({ href: 'https://imprumutclar.ro/offers/?suma=2000' });
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as TrackingEvent);
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  });
  offers = new Map(['101', '102'].map((id) => [id, { getAttribute: () => id }]));
  followed = new Set();
  Object.assign(page.document, { body: {}, querySelectorAll: () => [...offers.values()] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        report = (id, { ratio, height = 100 }) => {
          const target = offers.get(id);
          if (!followed.has(target)) return;
          const rects = { intersectionRect: { height }, rootBounds: { height: SCREEN_HEIGHT } };
          tell([{ target, intersectionRatio: ratio, ...rects }]);
        };
      }
      observe = (offer: unknown) => void followed.add(offer);
      disconnect = () => followed.clear();
    },
  );
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(tell: () => void) {
        changeDocument = tell;
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.doUnmock('#app/runtime/consent.ts');
});

async function start() {
  const { watchSeenOffers } = await import('./seen-offers.ts');
  watchSeenOffers();
}

function turn(visibilityState: 'hidden' | 'visible') {
  page.document.visibilityState = visibilityState;
  page.windowEvents.dispatchEvent(new Event('visibilitychange'));
  page.document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the events sent once the page is hidden: path and ids. */
async function sentEvents() {
  turn('hidden');
  await vi.advanceTimersByTimeAsync(0);
  return sent.map(({ event_id, path, sub4 }) => [event_id, path, sub4].join(' '));
}

test('an offer half visible for a second is sent when the page is hidden, all offers in one event', async () => {
  await start();
  report('101', { ratio: 0.5 });
  report('102', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
  expect(await sentEvents()).toEqual(['1003 /offers/ 101,102']);
});

test('less than half of an offer does not count, unless it fills half of the screen', async () => {
  await start();
  report('101', { ratio: 0.49, height: 399 });
  report('102', { ratio: 0.2, height: 400 });
  vi.advanceTimersByTime(1_000);
  expect(await sentEvents()).toEqual(['1003 /offers/ 102']);
});

test('less than a second does not count, and two halves of a second do not add up', async () => {
  await start();
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(999);
  report('101', { ratio: 0.1 });
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(999);
  expect(await sentEvents()).toEqual([]);
});

test('scrolling within an offer does not restart its second', async () => {
  await start();
  report('101', { ratio: 0.3, height: 500 });
  vi.advanceTimersByTime(600);
  report('101', { ratio: 0.5, height: 700 });
  vi.advanceTimersByTime(400);
  expect(await sentEvents()).toEqual(['1003 /offers/ 101']);
});

test('an offer is sent once per page, however often it becomes visible again', async () => {
  await start();
  for (const _ of [1, 2]) {
    report('101', { ratio: 1 });
    vi.advanceTimersByTime(1_000);
    await sentEvents();
    turn('visible');
  }
  report('102', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  expect(await sentEvents()).toEqual(['1003 /offers/ 101', '1003 /offers/ 102']);
});

test('nothing counts as seen while the page is hidden', async () => {
  await start();
  report('101', { ratio: 1 });
  turn('hidden');
  changeDocument();
  vi.advanceTimersByTime(2_000);
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(2_000);
  expect(await sentEvents()).toEqual([]);
});

test('offers added to the list later count too', async () => {
  await start();
  offers.set('103', { getAttribute: () => '103' });
  changeDocument();
  vi.advanceTimersByTime(200);
  report('103', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  expect(await sentEvents()).toEqual(['1003 /offers/ 103']);
});

test('a navigation sends the offers seen before it under their own path, and starts again', async () => {
  await start();
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  page.location.href = 'https://imprumutclar.ro/offers2/?suma=2000';
  offers = new Map([['101', { getAttribute: () => '101' }]]);
  changeDocument();
  vi.advanceTimersByTime(200);
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  expect(await sentEvents()).toEqual(['1003 /offers/ 101', '1003 /offers2/ 101']);
});

test('sliders change the address but not the page', async () => {
  await start();
  report('101', { ratio: 1 });
  vi.advanceTimersByTime(1_000);
  page.location.href = 'https://imprumutclar.ro/offers/?suma=3000';
  changeDocument();
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([]);
  expect(await sentEvents()).toEqual(['1003 /offers/ 101']);
});
