import fc from 'fast-check';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitSource, type SourceLabels } from './visit-source.ts';

// The specified library, run over a minimal browser.
type Sourcebuster = {
  init: (options: object) => void;
  get: { current: Record<'src' | 'mdm' | 'cmp' | 'cnt' | 'trm', string> };
};
const sourcebuster = createRequire(import.meta.url)('sourcebuster') as Sourcebuster;
const host = 'imprumutclar.ro';

let cookies: Map<string, string>;
beforeEach(() => {
  cookies = new Map();
  vi.stubGlobal('navigator', { userAgent: 'test' });
});
afterEach(() => vi.unstubAllGlobals());

function visitLibrary(search: string, referrer: string): SourceLabels {
  const location = { href: `https://${host}/${search}`, hostname: host, search };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', {
    location,
    referrer,
    get cookie() {
      return Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  });
  sourcebuster.init({ typein_attributes: { source: 'typein', medium: '(none)' } });
  const { src, mdm, cmp, cnt, trm } = sourcebuster.get.current;
  const given = (text: string) => (text === '(none)' ? undefined : text);
  const labels = {
    utm_source: src,
    utm_medium: mdm,
    utm_campaign: given(cmp),
    utm_content: given(cnt),
    utm_term: given(trm),
  };
  return Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== undefined));
}

let known: SourceLabels | null = null;
beforeEach(() => {
  known = null;
});

function visit(search: string, referrer: string, isNewVisit: boolean): SourceLabels | null {
  const arrival = { search: new URLSearchParams(search), referrer, host, isNewVisit };
  known = visitSource({ ...arrival, isKnown: known !== null }) ?? known;
  return known;
}

test.each([
  ['', '', { utm_source: 'typein', utm_medium: '(none)' }],
  ['', 'https://www.google.com/', { utm_source: 'google', utm_medium: 'organic' }],
  ['', 'https://www.google.ro/search?q=credit', { utm_source: 'google', utm_medium: 'organic' }],
  ['', 'https://www.bing.com/search?q=credit', { utm_source: 'bing', utm_medium: 'organic' }],
  ['', 'https://www.bing.com/', { utm_source: 'bing.com', utm_medium: 'referral', utm_content: '/' }],
  [
    '',
    'https://www.forum.ro/bani/credite',
    { utm_source: 'forum.ro', utm_medium: 'referral', utm_content: '/bani/credite' },
  ],
  ['', 'https://t.co/a1', { utm_source: 'twitter.com', utm_medium: 'referral', utm_content: '/a1' }],
  [
    '?utm_source=news&utm_medium=email&utm_campaign=mai',
    'https://www.google.com/',
    { utm_source: 'news', utm_medium: 'email', utm_campaign: 'mai' },
  ],
  ['?gclid=1', '', { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'google_cpc' }],
])('arriving on /%s from "%s" is %j, as for sourcebuster', (search, referrer, expected) => {
  expect(visit(search, referrer, true)).toEqual(expected);
  expect(visitLibrary(search, referrer)).toEqual(expected);
});

test('a link followed inside the site keeps the source, a typed address keeps it too', () => {
  visit('?utm_source=news', '', true);
  expect(visit('', `https://${host}/offers/`, false)).toEqual(
    expect.objectContaining({ utm_source: 'news' }),
  );
  expect(visit('', '', true)).toEqual(expect.objectContaining({ utm_source: 'news' }));
});

const referrers = fc.oneof(
  fc.constantFrom('', `https://${host}/offers/`, `https://www.${host}/`, `https://blog.${host}/a`),
  fc
    .tuple(
      fc.constantFrom(
        'www.google.com',
        'google.ro',
        'news.google.com',
        'yandex.ru',
        'www.yandex.com.tr',
        'bing.com',
        'search.yahoo.com',
        'go.mail.ru',
        'mail.ru',
        'rambler.ru',
        'nova.rambler.ru',
        'tut.by',
        't.co',
        'plus.url.google.com',
        'globososo.com',
        'www.forum.ro',
        'notbing.com',
      ),
      fc.constantFrom('', 'search', 'a/b'),
      fc.constantFrom('', '?q=x', '?p=x', '?text=dobanda', '?query=x', '?a=1&Q=2'),
    )
    .map(([name, path, query]) => `https://${name}/${path}${query}`),
);
const searches = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(
        'utm_source',
        'utm_medium',
        'utm_campaign',
        'utm_content',
        'utm_term',
        'gclid',
        'yclid',
        'suma',
        'sub1',
      ),
      fc.stringMatching(/^[a-z0-9_-]{1,8}$/),
    ),
    { selector: ([name]) => name, maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

test("for any sequence of visits and pages the source equals sourcebuster's", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ search: searches, referrer: referrers, isLater: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
      (arrivals) => {
        cookies = new Map();
        known = null;
        for (const [index, { search, referrer, isLater }] of arrivals.entries()) {
          // After half an hour the library's session cookie is gone, as ours is.
          if (isLater) cookies.delete('sbjs_session');
          const isNewVisit = index === 0 || isLater;
          expect(visit(search, referrer, isNewVisit)).toEqual(visitLibrary(search, referrer));
        }
      },
    ),
    { numRuns: 400 },
  );
});
