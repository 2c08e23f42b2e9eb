import type { Bani } from '#domain/base/money/bani.ts';
import type { Term } from './term.ts';

/** Purposes of the specification, in its order; the words in addresses (`scop=…`). */
export const purposes = [
  'card-de-credit',
  'comasare',
  'medical',
  'vacanta',
  'chirie',
  'renovare',
  'masina',
  'altul',
] as const;
export type Purpose = (typeof purposes)[number];

/** How the money is given back: in equal `instalments`, or `once`, all of it at the end. */
export type RepaymentProfile = 'instalments' | 'once';

/** The visitor's request. */
export type LoanRequest = {
  principal: Bani;
  term: Term;
  purpose: Purpose | null;
  /** chosen for a term in months; left out, it is the usual one (see domain/offers/repayment-profile.ts) */
  profile?: 'once';
};

/** What of it a price depends on. */
export type PricedRequest = Pick<LoanRequest, 'principal' | 'term' | 'profile'>;

/** Limits of a loan request on every page, and the default request. */
export type LoanLimits = {
  minPrincipal: Bani;
  maxPrincipal: Bani;
  /** units of the country's currency that correspond to one leu on the scale of amounts; default: one */
  units?: number;
  minMonths: number;
  maxMonths: number;
  minDays: number;
  maxDays: number;
  defaults: LoanRequest;
};
