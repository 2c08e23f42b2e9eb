import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { AskedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import type { LetterName } from '#domain/texts/schemas/letter-schema.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { LenderEntry } from '#server/texts/content/content.ts';
import { seriesBook } from '#domain/base/series/series-book.ts';
import { readLetter } from '#server/texts/content/read-letter.ts';
import { readTextFiles, renderTexts } from '#server/texts/content/read-content-files.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { ruleValues } from '#server/texts/content/rule-values.ts';
import type { TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import type { PublicReview } from '#server/people/comments/public-review.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { lawLibrary } from './law-library.ts';
import { newPageArgs } from './page-args.ts';

const folder = new URL('../../content/', import.meta.url);
const desks: Record<string, string> = { redactia: 'Redacția' };

const evidence = readEvidence('content');
const law = lawLibrary();
const entries = renderTexts(readTextFiles('content/creditori'), {
  pack: null,
  series: seriesBook([]),
  day: '2026-11-23',
  values: ruleValues(romanianRulePacks.at(-1) ?? null),
  law,
  evidence,
}).filter((entry): entry is LenderEntry => entry.type === 'lender');

/** Reads the site's own text about a lender, as the program does. */
export function readLenderEntry(slug: string): LenderEntry {
  const entry = entries.find((one) => one.slug === slug);
  if (!entry) throw new Error(`no text about ${slug}`);
  return entry;
}

type LenderPageOptions = {
  offers: readonly Offer[];
  activeIds?: string[];
  reviews?: PublicReview[];
  reported?: ReportedPrice[];
  /** by lender */
  asked?: Map<string, AskedInPublic>;
  /** published rounds */
  transparency?: TransparencyBook;
  /** who pays, by the id of the offer: a sentence */
  whoPays?: ReadonlyMap<string, string>;
  /** slugs of the lenders with a page */
  lenders?: string[];
};

/** Builds the arguments of lenders' page functions: real texts, and the offers of the test. */
export function newLenderArgs(
  address: string,
  params: Record<string, string>,
  {
    reviews = [],
    reported = [],
    asked = new Map(),
    lenders: slugs = ['hora-credit', 'smile-credit'],
    ...options
  }: LenderPageOptions,
): PageArgs {
  const args = newPageArgs(address, options);
  const lenders = slugs.map(readLenderEntry);
  const home = load(readFileSync(new URL('pages/home.yml', folder), 'utf8')) as { reviews: unknown };
  const services = {
    ...args.services,
    reviews: { listPublished: async () => reviews },
    priceReports: { listPublic: async () => reported },
    sentRequests: { listPublic: async () => asked },
    evidence: { find: (slug: string) => evidence.get(slug) },
    forms: { newToken: () => 'x', readReceipt: () => null },
    content: {
      law,
      offersPage: args.services.content.offersPage,
      getLetter: (name: LetterName) => readLetter('content', name, law),
      lenders,
      findLender: (slug: string) => lenders.find((lender) => lender.slug === slug),
      getAuthor: (id: string) => ({ id, name: desks[id] }),
      home: { reviews: home.reviews },
      navigation: { footer: [{ title: '', links: [{ text: 'Contact', link: '/contact/' }] }] },
    },
  } as unknown as PageArgs['services'];
  return { ...args, params, services };
}
