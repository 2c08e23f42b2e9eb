import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';

/** „2 000 de lei, pe 3 luni”. */
export function loanInWords({ principal, term }: Pick<LoanRequest, 'principal' | 'term'>): string {
  return `${moneyInSentence(principal)}, pe\u00a0${formatTerm(term)}`;
}
