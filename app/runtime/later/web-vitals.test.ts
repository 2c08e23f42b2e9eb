import { afterEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { openFakePage } from '#tests/factories/fake-page.ts';
import { createInteractionDelay } from './interaction-delay.ts';
import { createLayoutShift } from './layout-shift.ts';

function shiftOf(shifts: [startTime: number, value: number, hadRecentInput?: boolean][]): number {
  const shift = createLayoutShift();
  for (const [startTime, value, hadRecentInput = false] of shifts)
    shift.add({ startTime, value, hadRecentInput });
  return shift.value();
}

test('shifts within a second of each other add up, later ones count separately', () => {
  expect(shiftOf([])).toBe(0);
  expect(
    shiftOf([
      [0, 0.25],
      [999, 0.5],
      [1998, 0.25],
    ]),
  ).toBe(1);
  expect(
    shiftOf([
      [0, 0.25],
      [1000, 0.5],
    ]),
  ).toBe(0.5);
});

test('a window of shifts ends after five seconds', () => {
  const every900 = Array.from({ length: 8 }, (_, index): [number, number] => [index * 900, 0.125]);
  // 0 to 4500 are six shifts; the seventh comes at 5400.
  expect(shiftOf(every900)).toBe(0.75);
});

test('a shift that the visitor caused does not count', () => {
  expect(
    shiftOf([
      [0, 0.5, true],
      [100, 0.125],
    ]),
  ).toBe(0.125);
});

function delayOf(durations: number[], interactions?: number): number | undefined {
  const delay = createInteractionDelay();
  durations.forEach((duration, index) =>
    delay.add({ interactionId: index + 1, duration, entryType: 'event' }),
  );
  return delay.value(interactions);
}

test('the longest interaction counts, leaving out one of every fifty', () => {
  expect(delayOf([])).toBeUndefined();
  expect(delayOf([40, 300, 80])).toBe(300);
  expect(delayOf([40, 300, 80], 49)).toBe(300);
  expect(delayOf([40, 300, 80], 50)).toBe(80);
  expect(delayOf([40, 300, 80], 5_000)).toBe(40);
});

test('the events of one interaction count once, by the longest', () => {
  const delay = createInteractionDelay();
  for (const duration of [48, 120, 56]) delay.add({ interactionId: 7, duration, entryType: 'event' });
  delay.add({ interactionId: 8, duration: 40, entryType: 'event' });
  expect(delay.value(50)).toBe(40);
});

test('the ten longest of many interactions are enough', () => {
  const durations = Array.from({ length: 200 }, (_, index) => 1_000 - index);
  expect(delayOf(durations)).toBe(996); // four of two hundred are left out
});

test('events without an interaction do not count, a short first input does', () => {
  const delay = createInteractionDelay();
  delay.add({ interactionId: 0, duration: 500, entryType: 'event' });
  expect(delay.value()).toBeUndefined();
  delay.add({ interactionId: 0, duration: 8, entryType: 'first-input' });
  expect(delay.value()).toBe(8);
});

afterEach(() => vi.unstubAllGlobals());

test("measurements still in the browser's buffer are sent when the page is left", async () => {
  const page = openFakePage({ href: 'https://imprumutclar.ro/blog/' });
  const sent: TrackingEvent[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as TrackingEvent);
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  });
  const waiting: Record<string, object[]> = {
    'largest-contentful-paint': [{ startTime: 812.4 }],
    'first-input': [{ interactionId: 0, duration: 24, entryType: 'first-input' }],
  };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = Object.keys(waiting);
      type = '';
      observe = (options: { type: string }) => void (this.type = options.type);
      takeRecords = () => waiting[this.type]?.splice(0) ?? [];
    },
  );
  const { watchVitals } = await import('./web-vitals.ts');
  watchVitals();
  page.windowEvents.dispatchEvent(new Event('pagehide'));
  page.windowEvents.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toMatchObject([{ event_id: 1001, sub4: '812', sub5: '24' }]);
  expect(sent[0]).not.toHaveProperty('sub6');
});
