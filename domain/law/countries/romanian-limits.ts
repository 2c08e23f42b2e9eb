import { fromLei } from '#domain/base/money/bani.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

/**
 * Limits of requests in Romania, on every page alike: up to the largest and longest consumer credit the law knows, 100 000 lei and
 * five years (Legea 243/2024, art. 2 lit. f), from one month or 5 days on.
 */
export const romanianLimits: LoanLimits = {
  minPrincipal: fromLei(100),
  maxPrincipal: fromLei(100_000),
  minMonths: 1,
  maxMonths: 60,
  minDays: 5,
  maxDays: 90,
  defaults: { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null },
};
