import { afterEach, expect, test, vi } from 'vitest';
import { openFakePage } from '#tests/factories/fake-page.ts';

const MINUTE = 60_000;
const session = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.doUnmock('#app/runtime/consent.ts');
});

type Arrival = { referrer?: string; cookies?: Record<string, string>; mayStore?: boolean };

async function arrive(href: string, { referrer = '', cookies = {}, mayStore = true }: Arrival = {}) {
  const page = openFakePage({ href: `https://imprumutclar.ro${href}`, referrer });
  page.device.mayStore = mayStore;
  for (const [name, value] of Object.entries(cookies)) page.setCookie(name, value);
  const { visitLabels } = await import('./attribution.ts');
  return { page, labels: visitLabels() };
}

test('a visit that nothing is known of is typed in', async () => {
  const { labels, page } = await arrive('/');
  expect(labels).toEqual({ utm_source: 'typein', utm_medium: '(none)' });
  expect(new URLSearchParams(page.cookies()['attribution'])).toEqual(new URLSearchParams(labels));
});

test('a partner’s link gives its campaign and its marks, and the next page knows them from the cookie', async () => {
  const first = await arrive('/?utm_source=partener&utm_campaign=a%20b&sub1=x%3B1&sub8=ș');
  const expected = {
    utm_source: 'partener',
    utm_medium: '(none)',
    utm_campaign: 'a b',
    sub1: 'x;1',
    sub8: 'ș',
  };
  expect(first.labels).toEqual(expected);

  const cookies = {
    session_id: session,
    attribution: first.page.cookies()['attribution'] ?? '',
  };
  const next = await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', cookies });
  expect(next.labels).toEqual(expected);
});

test('without consent they last as long as the document, and nothing is stored', async () => {
  const { labels, page } = await arrive('/?utm_source=partener&sub1=1', { mayStore: false });
  expect(labels).toEqual({ utm_source: 'partener', utm_medium: '(none)', sub1: '1' });
  expect(page.cookies()).toEqual({});
  expect(
    (await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', mayStore: false })).labels,
  ).toEqual({});
});

test('a link of ours that was used before the scripts had come loses no mark: they stand in the address before', async () => {
  const marked = 'https://imprumutclar.ro/offers/?suma=2000&utm_source=partener&sub8=8';
  const { labels } = await arrive('/transition/?oferta=102', { referrer: marked, mayStore: false });
  expect(labels).toEqual({ utm_source: 'partener', utm_medium: '(none)', sub8: '8' });
  // Its own marks replace all of those; what is kept knows better; another site's address is not ours to read.
  const own = await arrive('/transition/?oferta=102&sub1=1', { referrer: marked, mayStore: false });
  expect(own.labels).toEqual({ sub1: '1' });
  const cookies = { session_id: session, attribution: 'utm_source=google&utm_medium=organic' };
  expect((await arrive('/transition/', { referrer: marked, cookies })).labels.utm_source).toBe('google');
  const other = await arrive('/offers/', { referrer: 'https://alt.ro/?sub1=1', mayStore: false });
  expect(other.labels.sub1).toBeUndefined();
});

test('a new source takes the old partner’s marks away, a new mark replaces the old ones', async () => {
  const cookies = { attribution: 'utm_source=partener&utm_medium=cpa&sub1=1&sub2=2' };
  expect((await arrive('/', { cookies, referrer: 'https://www.google.com/' })).labels).toEqual({
    utm_source: 'google',
    utm_medium: 'organic',
  });
  expect((await arrive('/?sub2=9', { cookies })).labels).toEqual({
    utm_source: 'partener',
    utm_medium: 'cpa',
    sub2: '9',
  });
});

test.each([
  ['plain letters', 'x'],
  ['letters with diacritics', 'ș'],
  ['emoji', '😀'],
])(
  'labels of %s that no cookie would take are cut until it does, and replace the older partner’s',
  async (_, sign) => {
    const long = sign.repeat(250 / sign.length);
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
    const subs = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7'];
    const query = new URLSearchParams([...names, ...subs].map((name) => [name, long]));
    query.set('sub8', 'click-0f8fad5b-d9cb-469f-a165');
    const cookies = { session_id: session, attribution: 'utm_source=vechi&utm_medium=cpa&sub1=1' };

    const { labels, page } = await arrive(`/?${query}`, { cookies });

    const written = `attribution=${page.cookies()['attribution']}&woken=1; max-age=15552000; path=/; samesite=lax; secure`;
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(4096);
    expect(Buffer.byteLength(written)).toBeGreaterThan(3000);
    expect(labels.utm_source).toMatch(new RegExp(`^(?:${sign}){10,}$`, 'u'));
    // Identifiers that are no longer than others stay whole.
    expect(labels.sub8).toBe('click-0f8fad5b-d9cb-469f-a165');

    const next = await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', cookies: page.cookies() });
    expect(next.labels).toEqual(labels);
  },
);

test('a link from another site counts for a new visit, not within one', async () => {
  const attribution = 'utm_source=partener&utm_medium=cpa';
  const referrer = 'https://www.forum.ro/credite';
  const within = await arrive('/', { referrer, cookies: { attribution, session_id: session } });
  expect(within.labels.utm_source).toBe('partener');
  const anew = await arrive('/', { referrer, cookies: { attribution } });
  expect(anew.labels).toEqual({ utm_source: 'forum.ro', utm_medium: 'referral', utm_content: '/credite' });
});

test('a tab that wakes after its session does not take the next visit for its own', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const { page } = await arrive('/?utm_source=partener');
  const { identifiers } = await import('./identifiers.ts');
  identifiers();
  vi.advanceTimersByTime(40 * MINUTE);
  const woken = identifiers().session_id;
  vi.advanceTimersByTime(20 * MINUTE);

  const referrer = 'https://www.forum.ro/credite';
  const visit = await arrive('/', { referrer, cookies: page.cookies() });
  expect(visit.labels).toMatchObject({ utm_source: 'forum.ro', utm_medium: 'referral' });
  const next = (await import('./identifiers.ts')).identifiers().session_id;
  expect(next).not.toBe(woken);
  // Once it has begun, it goes on: another site's link is one within it.
  const within = await arrive('/', { referrer: 'https://alt.ro/', cookies: visit.page.cookies() });
  expect(within.labels.utm_source).toBe('forum.ro');
});

test('a tab that wakes and goes on to our next page goes on with its source, and with its session', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const { page } = await arrive('/?utm_source=partener');
  const { identifiers } = await import('./identifiers.ts');
  identifiers();
  vi.advanceTimersByTime(40 * MINUTE);
  const woken = identifiers().session_id;

  const next = await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', cookies: page.cookies() });
  expect(next.labels.utm_source).toBe('partener');
  expect((await import('./identifiers.ts')).identifiers().session_id).toBe(woken);
  const within = await arrive('/', { referrer: 'https://alt.ro/', cookies: next.page.cookies() });
  expect(within.labels.utm_source).toBe('partener');
});

test('a cookie that someone has written over is read as far as it makes sense', async () => {
  const { labels } = await arrive('/', { cookies: { attribution: '%E0%A4%A&utm_source=ok&path=/x&sub1=' } });
  expect(labels).toEqual({ utm_source: 'ok' });
});
