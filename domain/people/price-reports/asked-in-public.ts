import { addDays, daysBetween, type IsoDay } from '#domain/base/days/iso-day.ts';
import { DAYS_TO_ANSWER, LEAST_REPORTS } from './report-groups.ts';
import type { SentRequest } from './sent-request.ts';

/** Public result of readers' price requests to a lender. */
export type AskedInPublic = {
  asked: number;
  answered: number;
  /** answers with the price in them */
  gavePrice: number;
  /** from a request to its answer: the median of whole days, rounded half up; null without an answer */
  medianDays: number | null;
  /** days of the first and the last request */
  from: IsoDay;
  until: IsoDay;
};

/**
 * Counts the requests to one lender: those that were answered, and those it had its days to answer; a request of yesterday is no silence.
 * @param requests accepted ones, of one lender
 * @returns null below five: nothing is shown
 */
export function askedInPublic(requests: readonly SentRequest[], today: IsoDay): AskedInPublic | null {
  const counted = requests.filter(
    ({ sentOn, answer }) => answer !== null || sentOn <= addDays(today, -DAYS_TO_ANSWER),
  );
  const days = counted.map(({ sentOn }) => sentOn).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (counted.length < LEAST_REPORTS || from === undefined || until === undefined) return null;
  const answers = counted.flatMap(({ sentOn, answer }) => (answer ? [{ sentOn, ...answer }] : []));
  return {
    asked: counted.length,
    answered: answers.length,
    gavePrice: answers.filter(({ gavePrice }) => gavePrice).length,
    medianDays: median(answers.map(({ sentOn, answeredOn }) => daysBetween(sentOn, answeredOn))),
    from,
    until,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
