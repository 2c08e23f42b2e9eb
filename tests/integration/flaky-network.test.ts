import { setMaxListeners } from 'node:events';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { createEventIntake } from '#server/visits/events/event-intake.ts';
import { eventsRoutes } from '#server/visits/events/events-routes.ts';
import { createPostgresEventSink } from '#server/visits/events/postgres-event-sink.ts';
import { type FakePage, openFakePage } from '#tests/factories/fake-page.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import { openFlakyProxy } from '#tests/setup/flaky-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

// A thousand page views in total: the queue of browsers, a network that fails four times of ten, the program's own batching of
// events, PostgreSQL. tests/e2e/flaky-network.spec.ts does it with real browsers.
const HALF = 500;
/** Longer than an undisturbed event takes: others overtake it. */
const LATE_MS = 30;

const database = await openFileDatabase();
let page: FakePage;
beforeEach(async () => {
  await database.clear();
  page = openFakePage();
  // Fifty applications share one fake window, where each browser would have its own.
  setMaxListeners(50, page.windowEvents);
  shortenRests();
});
afterEach(() => vi.unstubAllGlobals());

/** Shortens the queue's pauses, and no other timer, to a fiftieth: the test needs the pauses, not their length. */
function shortenRests(): void {
  const { setTimeout: later } = globalThis;
  const shorter = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    later(run, run.name === 'runNow' ? ms / 50 : ms, ...args);
  vi.stubGlobal('setTimeout', Object.assign(shorter, later));
}

async function startSite() {
  const app = Fastify();
  const sink = createPostgresEventSink(database.db);
  const intake = createEventIntake({
    sink,
    country: 'RO',
    publicOrigin: 'https://imprumutclar.ro',
    now: () => new Date('2026-11-21T10:00:00Z'),
    limit: { max: 100_000, windowMs: 10_000 },
    logOutage: () => undefined,
  });
  await app.register(eventsRoutes, { intake });
  const network = await openFlakyProxy(await app.listen({ port: 0 }), LATE_MS);
  const { stop, ...site } = await browsersOf(network.origin);
  return {
    network,
    ...site,
    async [Symbol.asyncDispose]() {
      stop();
      await network[Symbol.asyncDispose]();
      await app.close();
      await sink.close();
    },
  };
}

/** Opens pages with the queue of the runtime, which end as pages do: their requests are in flight, and the answers never arrive. */
async function browsersOf(eventsHost: string) {
  const { createEventQueue } = await import('#app/runtime/event-queue.ts');
  const { eventStore } = await import('#app/runtime/event-store.ts');
  const { sendEvent } = await import('#app/runtime/send-event.ts');
  const unheard = new Promise<never>(() => {});
  const browser = { hostname: 'imprumutclar.ro', fetch, log: () => undefined };
  const acknowledged = new Set<string>();
  const stops: (() => void)[] = [];
  function openPage() {
    let isLeft = false;
    const heard = Promise.withResolvers<void>();
    const queue = createEventQueue({
      store: eventStore,
      async send(event) {
        if (isLeft) return unheard;
        const result = await sendEvent(
          event,
          { eventsHost, eventsOnLocalhost: false, isStaging: false },
          browser,
        );
        if (isLeft) return unheard;
        if (result.ok) acknowledged.add(event.uuid);
        if (!result.ok || page.kept.size <= 1) heard.resolve();
        return result;
      },
    });
    queue.keep();
    stops.push(() => queue.stop());
    return {
      view(): TrackingEvent {
        const event = newEvent();
        queue.add(event);
        return event;
      },
      /** all waiting events are stored, or something failed */
      heard: heard.promise,
      leave(): void {
        queue.flush();
        isLeft = true;
        queue.stop();
      },
    };
  }
  const stop = () => {
    for (const stopQueue of stops) stopQueue();
  };
  return { openPage, acknowledged, stop };
}

const stored = async () =>
  (await database.db.selectFrom('events').select('uuid').orderBy('uuid').execute()).map(({ uuid }) => uuid);

test('with consent, all of five hundred documents are counted once, however soon they are left', async () => {
  await using site = await startSite();
  page.device.mayStore = true;
  const views: string[] = [];
  for (let count = 0; count < HALF; count += 1) {
    const document = site.openPage();
    views.push(document.view().uuid);
    // Every tenth is left before any answer.
    if (count % 10 > 0) await document.heard;
    document.leave();
  }
  site.openPage();
  await expect.poll(() => page.kept.size, { timeout: 100_000 }).toBe(0);

  expect(await stored()).toEqual(views.toSorted());
  expect(new Set(site.network.seen)).toEqual(new Set(views));
  expect(site.network.seen.length).toBeGreaterThan(HALF * 1.4);
}, 120_000);

test('without consent, all of five hundred navigations within fifty applications are counted once, from memory', async () => {
  await using site = await startSite();
  const views: string[] = [];
  for (let visitor = 0; visitor < 50; visitor += 1) {
    const application = site.openPage();
    for (let count = 0; count < HALF / 50; count += 1) views.push(application.view().uuid);
  }
  await expect.poll(() => site.acknowledged.size, { timeout: 100_000 }).toBe(HALF);

  expect(await stored()).toEqual(views.toSorted());
  expect(new Set(site.network.seen)).toEqual(new Set(views));
  expect(site.network.seen.length).toBeGreaterThan(HALF * 1.4);
  expect(page.kept.size).toBe(0);
}, 120_000);
