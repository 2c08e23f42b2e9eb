import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';

/** Returns the last page before a lender's site: /transition/?oferta=102&suma=2000&perioada=3. */
export function leavingHref(offerId: string, request: LoanRequest): string {
  return `/transition/?oferta=${encodeURIComponent(offerId)}&${writeLoanQuery({ request }).slice(1)}`;
}
