import type { OpenTransparency } from '#domain/answers/open-data.ts';
import { checks } from '#domain/transparency/checks.ts';
import type { TransparencyBook } from '#domain/transparency/transparency-book.ts';
import { type CsvCell, writeOpenCsv } from '#server/csv/write-csv.ts';
import { openHead } from './open-head.ts';

/** The published rounds as anyone may take them. @param book without lenders that are out of sight */
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

/** A line for each thing looked for on a page. */
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
