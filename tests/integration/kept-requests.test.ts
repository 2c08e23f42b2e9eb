import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as bundle from '#app/entry.server.tsx';
import { countries } from '#domain/law/countries/countries.ts';
import { moneyInSentence, formatMoney } from '#domain/base/text/format-money.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { createRouteMatcher, prerenderedPaths } from '#server/web/pages/match-route.ts';
import { createPageRenderer } from '#server/web/pages/page-renderer.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { loadStartingRates } from '#server/tools/rates/load-starting-rates.ts';
import { fakeAssets, fakeLastKnown } from '#tests/factories/fake-site.ts';
import { pageConfig } from '#tests/factories/page-config.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { createWholeServices } from '#tests/setup/whole-server.ts';

const origin = 'https://site.test';
const { db } = await openFileDatabase();
const now = () => new Date('2026-11-22T10:00:00Z');
const { services, logger } = await createWholeServices({ db, now, onProblem: () => undefined });

beforeAll(async () => {
  const file = await findOffersFile('RO');
  if (!file) throw new Error('Romania has no offers file');
  await loadStartingOffers({ db, file, leadId: countries.RO.leadId, now: now() });
  const folder = path.join(projectFolder, 'content/data/rates');
  await loadStartingRates({ db, folder, now: now(), logger });
});

const renderer = createPageRenderer({
  lastKnown: fakeLastKnown(),
  withoutHidden: (reads) => reads,
  bundle,
  assets: fakeAssets,
  services: {
    ...services,
    forms: { newToken: () => 'token', readReceipt: () => null },
    pages: { has: (route) => matchRoute(route) !== undefined, listed: () => [] },
  },
  country: countries.RO,
  origin,
  company: {},
  config: pageConfig,
  now,
  random: () => 0.5,
});
const matchRoute = createRouteMatcher(bundle.routes, services.content);

/** Returns the page of an address as a visitor gets it; null for the redirector, which has none. */
async function pageOf(address: string): Promise<string | null> {
  const url = new URL(address, origin);
  const match = matchRoute(url.pathname);
  const made = match && (await renderer.document(match, url));
  return made ? made.stored.variant('identity').body.toString() : null;
}

/** Lists the links of a page with a loan request, or with another amount. */
function requestsIn(html: string): string[] {
  const hrefs = [...html.matchAll(/ href="(\/[^"#]*\?[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(hrefs)].filter((href) => /[?&](suma|perioada)=/.test(href));
}

/** Lists the parts of a link's request that its page loses; empty if it keeps all. */
function lost(href: string, html: string): string[] {
  const { searchParams: asked } = new URL(href, origin);
  const text = textOf(html).replaceAll('\u00a0', ' ');
  const count = Number(asked.get('perioada'));
  const unit = asked.get('unitate') === 'zile' ? 'days' : 'months';
  const lei = fromLei(Number(asked.get('suma')));
  const said = {
    suma: [formatMoney(lei), moneyInSentence(lei)],
    perioada: [formatTerm({ count, unit })],
  };
  const names = (['suma', 'perioada'] as const).filter((name) => asked.has(name));
  return [
    ...(html.includes('<title>Eroare: ') ? ['it is an error'] : []),
    ...names.filter((name) => {
      const field = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
      const value = field && parseTypedNumber(/ value="([^"]*)"/.exec(field)?.[1] ?? '');
      if (value) return !value.ok || value.value !== Number(asked.get(name));
      return !said[name].some((words) => text.includes(words.replaceAll('\u00a0', ' ')));
    }),
    ...(asked.has('perioada') && /name="unitate"/.test(html) && !isUnit(html, unit) ? ['unitate'] : []),
  ];
}

function isUnit(html: string, unit: 'days' | 'months'): boolean {
  const word = unit === 'days' ? 'zile' : 'luni';
  return (
    new RegExp(`<(option|input)[^>]*value="${word}"[^>]* (selected|checked)=""`).test(html) ||
    new RegExp(`<(option|input)[^>]* (selected|checked)=""[^>]*value="${word}"`).test(html)
  );
}

async function follow(hrefs: Iterable<string>): Promise<{ failed: string[]; pages: Map<string, string> }> {
  const failed: string[] = [];
  const pages = new Map<string, string>();
  for (const href of hrefs) {
    const html = await pageOf(href);
    if (html === null) continue;
    pages.set(href, html);
    failed.push(...lost(href, html).map((what) => `${href}: ${what}`));
  }
  return { failed, pages };
}

test('every link of the site with an amount or a term opens a page that keeps both', async () => {
  const found = new Set<string>();
  for (const address of prerenderedPaths(bundle.routes, services.content)) {
    for (const href of requestsIn((await pageOf(address)) ?? '')) found.add(href);
  }
  const { failed } = await follow(found);
  expect(failed).toEqual([]);
  expect(found.size).toBeGreaterThan(200);
});

test.each([
  'suma=500&perioada=1',
  'suma=1100&perioada=2',
  'suma=1000&perioada=30&unitate=zile',
  'suma=100000&perioada=60',
])('a request of „%s” is the same on every page of its path', async (search) => {
  const first = await follow(
    ['/', '/offers/', '/offers3/', '/drumuri/', '/application/'].map((page) => `${page}?${search}`),
  );
  expect(first.failed).toEqual([]);
  // One page of each kind: all lenders are linked alike.
  const next = new Map<string, string>();
  for (const html of first.pages.values()) {
    for (const href of requestsIn(html).filter((link) => link.includes(search)))
      next.set(href.split('?')[0] ?? '', href);
  }
  expect([...next.keys()]).toEqual(expect.arrayContaining(['/offers/', '/drumuri/']));
  expect((await follow(next.values())).failed).toEqual([]);
});
