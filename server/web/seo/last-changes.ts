import { openDataChanges } from '#domain/answers/open-data-changes.ts';
import { calendarYears } from '#domain/tools/calendar/calendar-years.ts';
import { banksWithFigures } from '#domain/tools/rates/rank-banks.ts';
import { findRate } from '#domain/tools/rates/rate-book.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { ListingFacts } from '#server/web/pages/page-contract.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';

/** Data of pages besides texts. */
export type SiteFacts = ListingFacts & {
  /** the day each offer last changed, yyyy-mm-dd, by the slug of its lender's page */
  offers: ReadonlyMap<string, string>;
  /** day of the newest value of a series, yyyy-mm-dd; null: there is none */
  series: string | null;
};

type Texts = Pick<
  Content,
  | 'entries'
  | 'law'
  | 'articles'
  | 'tags'
  | 'authors'
  | 'dataPages'
  | 'ratesPage'
  | 'calendar'
  | 'currencies'
  | 'banks'
>;
type Dated = { updated: string };
type Change = [path: string, days: (string | undefined | null)[]];

/**
 * Finds the day the content of each page last changed, yyyy-mm-dd, by path: the day of its text, or of its figures when they are
 * newer. A page without an entry has no known day; the start of a program does not count.
 */
export function lastChanges(texts: Texts, facts: SiteFacts): ReadonlyMap<string, string> {
  const changes: Change[] = [
    ...textChanges(texts, facts),
    ...lawChanges(texts),
    ...listChanges(texts),
    ...rateChanges(texts, facts),
    ...figureChanges(facts),
  ];
  const byPath = new Map<string, string>();
  for (const [path, days] of changes) {
    const newest = newestDay([byPath.get(path), ...days]);
    if (newest !== undefined) byPath.set(path, newest);
  }
  return byPath;
}

function textChanges({ entries, dataPages, calendar }: Texts, { offers }: SiteFacts): Change[] {
  return [
    ...entries.map((entry): Change => {
      return [entryPath(entry), [entry.updated, entry.type === 'lender' ? offers.get(entry.slug) : null]];
    }),
    ...dataPages.map(({ path, updated }): Change => [path, [updated]]),
    ...['/', '/offers/', '/drumuri/'].map((path): Change => [path, [...offers.values()]]),
    ...calendarYears.map((year): Change => [`/zile-libere-${year}/`, [calendar.updated]]),
  ];
}

function lawChanges({ law: { acts } }: Texts): Change[] {
  return acts.flatMap(({ id, updated, articles }): Change[] => [
    ['/legi/', [updated]],
    [`/legi/${id}/`, [updated]],
    ...articles.map(({ path }): Change => [path, [updated]]),
  ]);
}

// Lists of articles change with the newest of their articles.
function listChanges({ articles, tags, authors }: Texts): Change[] {
  const days = (listed: readonly Dated[]) => listed.map(({ updated }) => updated);
  return [
    ['/blog/', days(articles)],
    ...tags.map(({ slug }): Change => {
      return [`/blog/${slug}/`, days(articles.filter((article) => article.tags.some((tag) => tag === slug)))];
    }),
    ...authors.map(({ id }): Change => {
      return [`/autor/${id}/`, days(articles.filter(({ author }) => author === id))];
    }),
  ];
}

function rateChanges({ ratesPage, currencies, banks }: Texts, { rates, today }: SiteFacts): Change[] {
  const { updated } = ratesPage;
  const ofBanks = banksWithFigures(rates, today);
  return [
    ['/convertor-valutar/', [updated, rates.newestDay]],
    ['/curs-valutar-banci/', [updated, rates.newestDay, ...ofBanks.values()]],
    ...banks.flatMap(({ slug }): Change[] => {
      const days = [updated, rates.newestDay, ofBanks.get(slug)];
      return [
        [`/curs-valutar-banci/${slug}/`, days],
        [`/convertor-valutar/${slug}/`, days],
      ];
    }),
    ...currencies.flatMap(({ code, ended }): Change[] => {
      // A currency replaced by the euro is converted through it.
      const days = [updated, findRate(rates, ended ? 'EUR' : code)?.day];
      const slug = code.toLowerCase();
      return [
        [`/convertor-valutar/${slug}-to-ron/`, days],
        [`/convertor-valutar/ron-to-${slug}/`, days],
      ];
    }),
  ];
}

function figureChanges({ series, offers }: SiteFacts): Change[] {
  return [
    ['/indicatori/', [series]],
    ['/date-deschise/', [...openDataChanges.map(({ day }) => day), series, ...offers.values()]],
  ];
}

function newestDay(days: readonly (string | undefined | null)[]): string | undefined {
  return days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
}

/** @returns undefined for no entries */
export function newestChange(entries: readonly Dated[]): string | undefined {
  return newestDay(entries.map(({ updated }) => updated));
}
