import { addDays, type IsoDay } from '#domain/calendar/iso-day.ts';
import { formatDate } from '#domain/text/format-date.ts';

/** How long before the first round with it a lender was written to. */
export const LETTER_DAYS = 14;

/** The first day on which squares of a lender may become public. @param sentOn when it was written to */
export function publishableFrom(sentOn: IsoDay): IsoDay {
  return addDays(sentOn, LETTER_DAYS);
}

type Reading = {
  /** by the slug of the lender whose pages the round has: its name */
  lenders: ReadonlyMap<string, string>;
  /** those that an earlier published round has */
  published: ReadonlySet<string>;
  /** when each was first written to, as the office noted it */
  letters: ReadonlyMap<string, IsoDay>;
  /** how many pages of the round wait for a second person */
  waiting: number;
};

/** Why a round can not be published on a day, in Romanian sentences; none: it can. */
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
