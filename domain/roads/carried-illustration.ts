import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import type { Term } from '#domain/loan/term.ts';
import { bani, fromLei, type Bani } from '#domain/money/bani.ts';
import { percentShare, shareOf } from '#domain/money/share.ts';
import { illustratedLoan, type IllustratedLoan } from './illustrated-loan.ts';
import type { RateIllustration } from './rate-illustration.ts';

/** How far an example is carried from its own sum and term: from a quarter to twice of each. */
const LEAST = 1 / 4;
const MOST = 2;

/** A sum and a term, as they are asked for. */
export type AskedLoan = { principal: Bani; term: Term };

/** An example at another sum and term. */
export type CarriedIllustration = IllustratedLoan & { illustration: RateIllustration };

/**
 * Why an example says nothing of a loan: its own sum and term lie more than a quarter to twice away. Of a term in days nothing is
 * said: these examples are paid in months.
 */
export type IllustrationGap = {
  sum: 'below' | 'above' | null;
  term: 'below' | 'above' | null;
};

/** Whether sum and term lie within what an example may say; the borders themselves do. @returns null: they do */
export function illustrationGap(
  { principalLei, termMonths }: Pick<RateIllustration, 'principalLei' | 'termMonths'>,
  { principal, term }: AskedLoan,
): IllustrationGap | null {
  const gap: IllustrationGap = {
    sum: side(principal, fromLei(principalLei)),
    term: term.unit === 'days' ? 'below' : side(term.count, termMonths),
  };
  return gap.sum === null && gap.term === null ? null : gap;
}

function side(asked: number, own: number): 'below' | 'above' | null {
  if (asked < own * LEAST) return 'below';
  return asked > own * MOST ? 'above' : null;
}

/**
 * Whether all that an example costs can be told of another loan: its rate, and fees that are fixed. An insurance is priced for one
 * sum and one term, and fees that nobody has read may be anything.
 */
export function isWhole({ fees }: Pick<RateIllustration, 'fees'>): boolean {
  return fees !== 'unknown' && fees.insuranceLei === 0;
}

/**
 * The examples that speak of a loan, at its sum and term, the least costly first: with their fixed fees as printed, without the
 * insurance of an example that has one.
 */
export function carriedIllustrations(
  illustrations: readonly RateIllustration[],
  asked: AskedLoan,
): CarriedIllustration[] {
  return illustrations
    .filter((illustration) => illustrationGap(illustration, asked) === null)
    .map((illustration) => ({
      illustration,
      ...illustratedLoan(withoutInsurance(illustration), {
        principal: asked.principal,
        termMonths: asked.term.count,
      }),
    }))
    .toSorted((a, b) => a.cost - b.cost);
}

function withoutInsurance(illustration: RateIllustration): RateIllustration {
  const { fees } = illustration;
  return fees === 'unknown' ? illustration : { ...illustration, fees: { ...fees, insuranceLei: 0 } };
}

/**
 * The interest that a rate alone makes, for words and never for a bar: in equal monthly payments, of a term in days in one payment.
 * @param percentAYear 0 or more
 */
export function interestAlone(percentAYear: number, { principal, term }: AskedLoan): Bani {
  if (term.unit === 'days') {
    return shareOf(principal, percentShare(percentAYear, { times: term.count, over: 365 }));
  }
  const rows = annuitySchedule({ principal, yearlyRatePercent: percentAYear, termMonths: term.count });
  return bani(rows.reduce((sum, { interest }) => sum + interest, 0));
}
