import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import { formatDate } from '#domain/base/text/format-date.ts';

/** Days between the letter to a lender and its first round. */
export const LETTER_DAYS = 14;

/** Computes the first day on which squares of a lender may become public. @param sentOn day of its letter */
export function publishableFrom(sentOn: IsoDay): IsoDay {
  return addDays(sentOn, LETTER_DAYS);
}

type Reading = {
  /** names of the lenders with pages in the round, by slug */
  lenders: ReadonlyMap<string, string>;
  /** slugs of lenders in an earlier published round */
  published: ReadonlySet<string>;
  /** day of each lender's first letter, as recorded by the office */
  letters: ReadonlyMap<string, IsoDay>;
  /** number of the round's pages that wait for a second person */
  waiting: number;
};

/** Lists the obstacles to publishing a round on a day, in Romanian sentences; empty: none. */
export function publishingObstacles(
  { lenders, published, letters, waiting }: Reading,
  today: IsoDay,
): string[] {
  const general = [
    lenders.size === 0 && 'Runda nu are încă nicio pagină aprobată.',
    waiting > 0 && 'Runda are pagini care așteaptă un coleg.',
  ];
  const ofLenders = Array.from(lenders, ([slug, name]) => {
    if (published.has(slug)) return false;
    const sentOn = letters.get(slug);
    if (sentOn === undefined) return `${name}: scrisoarea nu a fost trimisă.`;
    const from = publishableFrom(sentOn);
    return (
      today < from &&
      `${name}: scrisoarea a plecat la ${formatDate(sentOn)}, se poate publica din ${formatDate(from)}.`
    );
  });
  return [...general, ...ofLenders].filter((sentence) => sentence !== false);
}
