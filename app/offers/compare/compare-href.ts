import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';

/** Returns the address that holds a whole comparison: /comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3 */
export function compareHref(slugs: readonly string[], request: LoanRequest): string {
  return `/comparatie/${compareSearch(slugs, request)}`;
}

/** Returns the query of `compareHref`, from `?` on. */
export function compareSearch(slugs: readonly string[], request: LoanRequest): string {
  return `?oferte=${slugs.join(',')}&${writeLoanQuery({ request }).slice(1)}`;
}
