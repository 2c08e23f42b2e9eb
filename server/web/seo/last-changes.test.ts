import { expect, test } from 'vitest';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import type { Content } from '#server/texts/content/content.ts';
import { lastChanges, type SiteFacts } from './last-changes.ts';

type Texts = Parameters<typeof lastChanges>[0];

const article = (slug: string, updated: string, tags: string[], author: string) =>
  ({ type: 'blog', slug, updated, tags, author }) as unknown as Content['articles'][number];
const dated = (updated: string) => ({ updated }) as never;

const articles = [
  article('dae', '2026-11-02', ['bani'], 'redactia'),
  article('rate', '2026-11-15', ['bani', 'economie'], 'redactia'),
];
const lender = (slug: string) =>
  ({ type: 'lender', slug, updated: '2026-09-01' }) as Content['entries'][number];
const texts: Texts = {
  articles,
  entries: [
    ...articles,
    lender('provident'),
    lender('ferratum'),
    { type: 'page', slug: 'cum-functioneaza', updated: '2026-08-01' } as Content['entries'][number],
  ],
  tags: [{ slug: 'bani' }, { slug: 'economie' }, { slug: 'divertisment' }] as Content['tags'],
  authors: [{ id: 'redactia' }, { id: 'ana-pop' }] as unknown as Content['authors'],
  dataPages: [
    { path: '/', updated: '2026-10-01' },
    { path: '/offers/', updated: '2026-11-20' },
    { path: '/calculator-rate-credit/', updated: '2026-10-03' },
    { path: '/drumuri/', updated: '2026-11-12' },
    { path: '/cum-functioneaza/', updated: '2026-10-06' },
  ] as Content['dataPages'],
  ratesPage: dated('2026-10-04'),
  calendar: dated('2026-10-05'),
  law: {
    acts: [
      { id: 'oug-50-2010', updated: '2026-11-01', articles: [{ path: '/legi/oug-50-2010/art-32/' }] },
      { id: 'codul-penal', updated: '2026-11-09', articles: [] },
    ],
  } as unknown as Content['law'],
  currencies: [{ code: 'EUR' }, { code: 'BGN' }] as unknown as Content['currencies'],
  banks: [{ slug: 'bcr' }, { slug: 'brd' }] as unknown as Content['banks'],
};
const facts: SiteFacts = {
  today: '2026-11-22',
  rates: createRateBook(
    [
      { provider: 'bnr', currency: 'EUR', day: '2026-11-19', value: '5.1', multiplier: 1 },
      { provider: 'bnr', currency: 'EUR', day: '2026-11-20', value: '5.1', multiplier: 1 },
      { provider: 'ecb', currency: 'BGN', day: '2025-12-30', value: '2.6', multiplier: 1 },
    ],
    [{ bank: 'bcr', currency: 'EUR', day: '2026-11-21', multiplier: 1, buy: '5.0', sell: '5.2' }],
  ),
  offers: new Map([['ferratum', '2026-11-10']]),
  series: '2026-11-24',
};
const changes = lastChanges(texts, facts);

test.each([
  ['/dae/', '2026-11-02'],
  ['/blog/', '2026-11-15'],
  ['/blog/bani/', '2026-11-15'],
  ['/blog/economie/', '2026-11-15'],
  ['/autor/redactia/', '2026-11-15'],
  ['/credit-nevoi-personale/provident/', '2026-09-01'],
  ['/calculator-rate-credit/', '2026-10-03'],
  ['/legi/', '2026-11-09'],
  ['/legi/oug-50-2010/', '2026-11-01'],
  ['/legi/oug-50-2010/art-32/', '2026-11-01'],
  ['/zile-libere-2024/', '2026-10-05'],
  ['/zile-libere-2027/', '2026-10-05'],
])('%s changed with its text on %s', (path, day) => {
  expect(changes.get(path)).toBe(day);
});

test.each([
  ['/credit-nevoi-personale/ferratum/', '2026-11-10', 'its offer'],
  ['/', '2026-11-10', 'the newest offer'],
  ['/offers/', '2026-11-20', 'its texts, newer than any offer'],
  ['/drumuri/', '2026-11-12', 'its texts, newer than any offer'],
  ['/cum-functioneaza/', '2026-10-06', 'the test on it'],
  ['/convertor-valutar/', '2026-11-20', 'the newest rates'],
  ['/convertor-valutar/eur-to-ron/', '2026-11-20', 'the newest rate of its currency'],
  ['/convertor-valutar/ron-to-bgn/', '2026-10-04', 'its texts: the currency has ended'],
  ['/curs-valutar-banci/', '2026-11-21', "the banks' figures"],
  ['/curs-valutar-banci/bcr/', '2026-11-21', 'the figures of the bank'],
  ['/indicatori/', '2026-11-24', 'the newest value of a series'],
  ['/date-deschise/', '2026-11-26', 'the newest change of its files, and of their rule'],
])('%s changed on %s, with %s', (path, day) => {
  expect(changes.get(path)).toBe(day);
});

test.each(['/abonare/', '/application/', '/blog/divertisment/', '/autor/ana-pop/'])(
  'the last change of %s is unknown',
  (path) => {
    expect(changes.has(path)).toBe(false);
  },
);
