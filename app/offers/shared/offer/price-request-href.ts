import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';

/** Returns the page that writes a request for a lender's price: /cereti-pretul/?creditor=viva-credit&suma=2000&perioada=3. */
export function priceRequestHref(slug: string, request: LoanRequest): string {
  return `/cereti-pretul/?creditor=${slug}&${writeLoanQuery({ request }).slice(1)}`;
}
