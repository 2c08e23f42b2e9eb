import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { openFakePage, type FakePage } from '#tests/factories/fake-page.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import type { SendResult } from './send-event.ts';

const DAY = 24 * 60 * 60 * 1000;
const failed = (status: number | null, retryAfterMs = 0): SendResult => ({
  ok: false,
  error: { status, retryAfterMs },
});
const accepted: SendResult = { ok: true };

let page: FakePage;
let openQueue: Awaited<ReturnType<typeof loadQueue>>;
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits have no jitter
  page = openFakePage();
  openQueue = await loadQueue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Answer = (event: TrackingEvent) => SendResult | Promise<SendResult>;

async function loadQueue() {
  const { createEventQueue } = await import('./event-queue.ts');
  const { eventStore } = await import('./event-store.ts');
  /** Creates a queue whose sends get `answer`; `sent` holds the event ids in the order of sending. */
  return (answer: Answer = () => accepted) => {
    const sent: number[] = [];
    const queue = createEventQueue({
      store: eventStore,
      send: async (event) => {
        sent.push(event.event_id);
        return await answer(event);
      },
    });
    return { ...queue, sent };
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const event = (event_id: number) => newEvent({ event_id });

test('events are sent in order, one after the other', async () => {
  let answer = (_result: SendResult) => {};
  const queue = openQueue(() => new Promise((resolve) => (answer = resolve)));
  queue.add(event(1));
  queue.add(event(2));
  await settle();
  expect(queue.sent).toEqual([1]);
  answer(accepted);
  await settle();
  expect(queue.sent).toEqual([1, 2]);
});

test('a failed event is repeated after growing waits until it is accepted', async () => {
  const answers = [failed(null), failed(503), failed(500), accepted];
  const queue = openQueue(() => answers.shift() ?? accepted);
  queue.add(event(1));
  await settle();
  for (const wait of [1_000, 2_000, 4_000]) {
    const before = queue.sent.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(queue.sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.sent).toHaveLength(before + 1);
  }
  await vi.advanceTimersByTimeAsync(DAY);
  expect(queue.sent).toHaveLength(4);
});

test('the queue obeys the server’s Retry-After, also for later events', async () => {
  const answers = [failed(429, 7_000)];
  const queue = openQueue(() => answers.shift() ?? accepted);
  queue.add(event(1));
  await settle();
  queue.add(event(2));
  page.windowEvents.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(6_999);
  expect(queue.sent).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.sent).toEqual([1, 1, 2]);
});

test('back online, the queue sends events at once', async () => {
  const answers = [failed(null)];
  const queue = openQueue(() => answers.shift() ?? accepted);
  queue.add(event(1));
  await settle();
  page.windowEvents.dispatchEvent(new Event('online'));
  await settle();
  expect(queue.sent).toEqual([1, 1]);
});

test('back online, events wait as long as the server asked, also after a failure without a response', async () => {
  const answers = [failed(null), failed(429, 7_000)];
  const queue = openQueue(() => answers.shift() ?? accepted);
  queue.add(event(1));
  await vi.advanceTimersByTimeAsync(1_000);
  page.windowEvents.dispatchEvent(new Event('online'));
  await settle();
  expect(queue.sent).toEqual([1, 1]);
});

test('a stopped queue sends nothing more, whatever response arrives', async () => {
  const answers: ((result: SendResult) => void)[] = [];
  const queue = openQueue(() => new Promise((resolve) => answers.push(resolve)));
  for (const id of [1, 2]) queue.add(event(id));
  await settle();
  queue.stop();
  answers[0]?.(failed(null));
  page.windowEvents.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(DAY);
  expect(queue.sent).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([400, 403, 404, 413, 415])(
  'an event refused with %i is not sent again, and the next one is sent',
  async (status) => {
    const answers = [failed(status)];
    const queue = openQueue(() => answers.shift() ?? accepted);
    queue.add(event(1));
    queue.add(event(2));
    await vi.advanceTimersByTimeAsync(DAY);
    expect(queue.sent).toEqual([1, 2]);
  },
);

test('at most a hundred events wait, the oldest ones', async () => {
  let isDown = true;
  const queue = openQueue(() => (isDown ? failed(null) : accepted));
  for (let id = 1; id <= 150; id += 1) queue.add(event(id));
  await settle();
  isDown = false;
  queue.sent.length = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.sent).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test('a page that is left sends all waiting events at once, and those under way only once', async () => {
  const queue = openQueue(() => new Promise(() => {}));
  for (const id of [1, 2, 3]) queue.add(event(id));
  await settle();
  queue.flush();
  queue.flush();
  expect(queue.sent).toEqual([1, 2, 3]);
});

test('an event that a hidden page could not send is repeated while the page stays open', async () => {
  const answers: ((result: SendResult) => void)[] = [];
  const queue = openQueue(() => new Promise((resolve) => answers.push(resolve)));
  for (const id of [1, 2]) queue.add(event(id));
  await settle();
  queue.flush();
  answers[0]?.(accepted);
  await settle();
  answers[1]?.(failed(503, 5_000));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(queue.sent).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.sent).toEqual([1, 2, 2]);
});

test('without consent nothing is stored; with it waiting events survive to the next page and leave the store when accepted', async () => {
  const answers = [failed(null)];
  const queue = openQueue(() => answers.shift() ?? accepted);
  queue.add(event(1));
  await settle();
  expect(page.kept.size).toBe(0);

  page.device.mayStore = true;
  queue.keep();
  expect([...page.kept.keys()]).toEqual([expect.stringMatching(/^event:\d{13}:/)]);

  const nextPage = openQueue();
  nextPage.keep();
  await settle();
  expect(nextPage.sent).toEqual([1]);
  expect(page.kept.size).toBe(0);
});

test('after Retry-After, a page that is left keeps stored events for the next one', async () => {
  page.device.mayStore = true;
  const queue = openQueue(() => failed(503, 2_000));
  queue.add(event(1));
  await settle();
  queue.flush();
  expect(queue.sent).toEqual([1]);
  page.device.mayStore = false;
  queue.flush();
  expect(queue.sent).toEqual([1, 1]);
});

test('entries older than a day, or that are not events, are deleted', async () => {
  page.device.mayStore = true;
  page.kept.set(`event:${Date.now() - DAY}:a`, JSON.stringify(event(1)));
  page.kept.set('event:x:b', JSON.stringify(event(2)));
  page.kept.set(`event:${Date.now()}:d`, '{');
  page.kept.set(`event:${Date.now() - DAY + 1}:c`, JSON.stringify(event(3)));
  page.kept.set('other', '1');
  const queue = openQueue();
  queue.keep();
  await settle();
  expect(queue.sent).toEqual([3]);
  expect([...page.kept.keys()]).toEqual(['other']);
});

test('a full or blocked storage loses no event', async () => {
  page.device.mayStore = true;
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  const queue = openQueue();
  queue.add(event(1));
  await settle();
  expect(queue.sent).toEqual([1]);
});
