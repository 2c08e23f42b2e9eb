import { fromLei } from '#domain/money/bani.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';

/**
 * The limits of the Romanian form: 100 to 50 000 lei; 91 to 365 days as 3 to 12 months; 5 to 90 days where an offer
 * is shorter. Source: product specification, section 9, and the sums and terms lenders publish.
 */
export const romanianLimits: LoanLimits = {
  minPrincipal: fromLei(100),
  maxPrincipal: fromLei(50_000),
  minMonths: 3,
  maxMonths: 12,
  minDays: 5,
  maxDays: 90,
  defaults: { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null },
};
