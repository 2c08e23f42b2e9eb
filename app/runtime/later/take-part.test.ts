import { afterEach, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { openFakePage } from '#tests/factories/fake-page.ts';

const experiment = {
  name: '0298.1-A/B',
  variants: ['0298.1-A', '0298.1-B'] as const,
};
const KEY = experiment.name;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('#app/runtime/consent.ts');
  vi.doUnmock('#app/runtime/later/show-treatment.ts');
});

type Visit = { draw?: number; stored?: string; mayStore?: boolean; running?: typeof experiment | null };

/** Opens a page and counts it, as the runtime does. */
async function visit(path: string, { draw = 0, stored, mayStore = true, running = experiment }: Visit = {}) {
  const page = openFakePage({ href: `https://imprumutclar.ro${path}`, experiment: running });
  page.device.mayStore = mayStore;
  if (stored !== undefined) page.kept.set(KEY, stored);
  const sent: TrackingEvent[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as TrackingEvent);
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  });
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  const showTreatment = vi.fn();
  vi.doMock('#app/runtime/later/show-treatment.ts', () => ({ showTreatment }));
  const { sendPageView } = await import('#app/runtime/page-view.ts');
  sendPageView();
  await expect.poll(() => sent.some(({ event_id }) => event_id === 5)).toBe(true);
  const said = sent.map(({ event_id, sub3 }) => [event_id, sub3]);
  return { page, said, sent, sendPageView, showTreatment };
}

test('the first page draws a variant, sends it once, shows it and stores it', async () => {
  const { page, said } = await visit('/', { draw: 0.49 });
  expect(said).toEqual([
    [1002, '0298.1-A'],
    [5, '0298.1-A'],
  ]);
  expect(page.kept.get(KEY)).toBe('0298.1-A');
  expect(page.document.documentElement.dataset).toEqual({ flow: '0298.1-A' });
});

test('a stored variant stays and is not sent again', async () => {
  const { said } = await visit('/', { draw: 0, stored: '0298.1-B' });
  expect(said).toEqual([[5, '0298.1-B']]);
});

test('a stored value that is not a variant of the test is replaced by a draw', async () => {
  const { page, said } = await visit('/', { draw: 0.5, stored: '0294.1-A' });
  expect(said[0]).toEqual([1002, '0298.1-B']);
  expect(page.kept.get(KEY)).toBe('0298.1-B');
});

test('exp_flow overrides the stored variant and is not an exposure', async () => {
  const { page, said } = await visit('/?exp_flow=0298.1-B', { stored: '0298.1-A' });
  expect(said).toEqual([[5, '0298.1-B']]);
  expect(page.kept.get(KEY)).toBe('0298.1-B');
});

test('other pages draw no variant and ignore exp_flow', async () => {
  const { page, said } = await visit('/offers/?exp_flow=0298.1-B');
  expect(said).toEqual([[5, undefined]]);
  expect(page.kept.has(KEY)).toBe(false);
});

test('other pages keep the stored variant in sub3', async () => {
  expect((await visit('/offers/', { stored: '0298.1-B' })).said).toEqual([[5, '0298.1-B']]);
});

test('without consent the variant lasts as long as the document, route changes included', async () => {
  const { page, sent, sendPageView } = await visit('/', { mayStore: false, draw: 0.9 });
  page.location.href = 'https://imprumutclar.ro/offers/';
  sendPageView();
  page.location.href = 'https://imprumutclar.ro/';
  sendPageView();
  await expect.poll(() => sent).toHaveLength(4);
  expect(sent.map(({ event_id }) => event_id)).toEqual([1002, 5, 5, 5]);
  expect(new Set(sent.map(({ sub3 }) => sub3))).toEqual(new Set(['0298.1-B']));
  expect(page.kept.size).toBe(0);
});

test('only the treatment loads its code', async () => {
  expect((await visit('/', { draw: 0 })).showTreatment).not.toHaveBeenCalled();
  const { showTreatment } = await visit('/', { draw: 0.5 });
  await expect.poll(() => showTreatment.mock.calls.length).toBe(1);
});

test('without an experiment nothing is drawn', async () => {
  const { page, said } = await visit('/', { running: null });
  expect(said).toEqual([[5, undefined]]);
  expect(page.kept.has(KEY)).toBe(false);
  expect(page.document.documentElement.dataset).toEqual({});
});
