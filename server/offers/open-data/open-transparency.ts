import type { OpenTransparency } from '#domain/answers/open-data.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import type { TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

/** Collects the published rounds as open data. @param book without hidden lenders */
export function openTransparency({ rounds, answers }: TransparencyBook): OpenTransparency {
  return {
    ...openHead(
      'Ce se găsește pe paginile fiecărui creditor înainte de cerere, după zece întrebări: pagina deschisă, ziua și ce s-a găsit pe ea.',
    ),
    checks: checks.map(({ id, label, look }) => ({ id, label, look })),
    rounds: rounds.map(({ number, publishedOn, pages }) => ({
      number,
      publishedOn,
      pages: pages.map(({ lender, url, openedOn, copy, found, missing }) => {
        return { lender, url, openedOn, copySha256: copy, found, missing };
      }),
    })),
    answers: answers.map(({ lender, answeredOn, words }) => ({ lender, answeredOn, words })),
  };
}

const COLUMNS = ['round', 'published_on', 'lender', 'check', 'state', 'opened_on', 'url', 'copy_sha256'];

/** Writes a line for each check of a page. */
export function transparencyCsv({ rounds }: OpenTransparency): string {
  const rows = rounds.flatMap(({ number, publishedOn, pages }) =>
    pages.flatMap(({ lender, url, openedOn, copySha256, found, missing }) => {
      const row = (check: string, state: string): CsvCell[] => {
        return [number, publishedOn, lender, check, state, openedOn, url, copySha256];
      };
      return [...found.map((check) => row(check, 'found')), ...missing.map((check) => row(check, 'missing'))];
    }),
  );
  return writeOpenCsv([COLUMNS, ...rows]);
}
