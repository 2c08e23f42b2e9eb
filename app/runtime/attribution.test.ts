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

test('a visit without any known source counts as typed in', async () => {
  const { labels, page } = await arrive('/');
  expect(labels).toEqual({ utm_source: 'typein', utm_medium: '(none)' });
  expect(new URLSearchParams(page.cookies()['attribution'])).toEqual(new URLSearchParams(labels));
});

test('a partner’s link provides its campaign and labels, and the next page reads them from the cookie', async () => {
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

test('without consent the labels last as long as the document, and nothing is stored', async () => {
  const { labels, page } = await arrive('/?utm_source=partener&sub1=1', { mayStore: false });
  expect(labels).toEqual({ utm_source: 'partener', utm_medium: '(none)', sub1: '1' });
  expect(page.cookies()).toEqual({});
  expect(
    (await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', mayStore: false })).labels,
  ).toEqual({});
});

test('a link of ours followed before the scripts loaded loses no label: the labels are in the referring address', async () => {
  const marked = 'https://imprumutclar.ro/offers/?suma=2000&utm_source=partener&sub8=8';
  const { labels } = await arrive('/transition/?oferta=102', { referrer: marked, mayStore: false });
  expect(labels).toEqual({ utm_source: 'partener', utm_medium: '(none)', sub8: '8' });
  // The address's own labels replace all others; the cookie is more reliable than the referrer; another site's address is not
  // read.
  const own = await arrive('/transition/?oferta=102&sub1=1', { referrer: marked, mayStore: false });
  expect(own.labels).toEqual({ sub1: '1' });
  const cookies = { session_id: session, attribution: 'utm_source=google&utm_medium=organic' };
  expect((await arrive('/transition/', { referrer: marked, cookies })).labels.utm_source).toBe('google');
  const other = await arrive('/offers/', { referrer: 'https://alt.ro/?sub1=1', mayStore: false });
  expect(other.labels.sub1).toBeUndefined();
});

test('a new source removes the old partner’s labels, a new label replaces the old ones', async () => {
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

test('the last partner keeps the visit until another source names it; a visit typed in later stays the partner’s', async () => {
  const cookies = { attribution: 'utm_source=ziar&utm_medium=cpa&pid=p-7k2m9qx4&sub1=1' };
  const arriving = async (href: string, referrer = '') => (await arrive(href, { cookies, referrer })).labels;
  const before = { utm_source: 'ziar', utm_medium: 'cpa' };
  expect(await arriving('/')).toEqual({ ...before, pid: 'p-7k2m9qx4', sub1: '1' });
  expect(await arriving('/?pid=p-2')).toEqual({ ...before, pid: 'p-2' });
  for (const [href, referrer] of [
    ['/', 'https://www.google.com/'],
    ['/', 'https://www.forum.ro/credite'],
    ['/?utm_source=scrisoare', ''],
    ['/?sub1=9', ''],
  ] as const)
    expect(await arriving(href, referrer)).not.toHaveProperty('pid');
});

test.each([
  ['x'.repeat(4096), 'x'.repeat(255)],
  ['p-\u0000\n7', 'p-7'],
  ['\u0007', undefined],
  ['', undefined],
  ['<script>', '<script>'],
])('the pid %j arrives as %j, and the visit keeps its other labels', async (pid, expected) => {
  const { labels } = await arrive(`/?${new URLSearchParams({ pid, sub1: '1' })}`, { mayStore: false });
  expect([labels.pid, labels.sub1]).toEqual([expected, '1']);
});

test.each([
  ['plain letters', 'x'],
  ['letters with diacritics', 'ș'],
  ['emoji', '😀'],
])(
  'labels of %s too long for a cookie are cut until they fit, and replace the older partner’s',
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
    // Identifiers no longer than the other labels stay whole.
    expect(labels.sub8).toBe('click-0f8fad5b-d9cb-469f-a165');

    const next = await arrive('/offers/', { referrer: 'https://imprumutclar.ro/', cookies: page.cookies() });
    expect(next.labels).toEqual(labels);
  },
);

test('a link from another site starts a new visit, but not within a visit', async () => {
  const attribution = 'utm_source=partener&utm_medium=cpa';
  const referrer = 'https://www.forum.ro/credite';
  const within = await arrive('/', { referrer, cookies: { attribution, session_id: session } });
  expect(within.labels.utm_source).toBe('partener');
  const anew = await arrive('/', { referrer, cookies: { attribution } });
  expect(anew.labels).toEqual({ utm_source: 'forum.ro', utm_medium: 'referral', utm_content: '/credite' });
});

test('a tab that resumes after its session leaves the next visit’s source alone', async () => {
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
  // Within a visit that has begun, a link from another site does not start a new one.
  const within = await arrive('/', { referrer: 'https://alt.ro/', cookies: visit.page.cookies() });
  expect(within.labels.utm_source).toBe('forum.ro');
});

test('a tab that resumes and continues to our next page keeps its source and its session', async () => {
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

test('an altered cookie is read as far as it is valid', async () => {
  const { labels } = await arrive('/', { cookies: { attribution: '%E0%A4%A&utm_source=ok&path=/x&sub1=' } });
  expect(labels).toEqual({ utm_source: 'ok' });
});
