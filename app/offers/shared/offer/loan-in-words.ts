import type { PricedRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

/** Writes „2 000 de lei, pe 3 luni”, „2 000 de lei, pe 3 luni, dați înapoi la sfârșit”. */
export function loanInWords({ principal, term, profile }: PricedRequest): string {
  const atTheEnd = profile === 'once' ? ', dați înapoi la sfârșit' : '';
  return `${moneyInSentence(principal)}, pe\u00a0${formatTerm(term)}${atTheEnd}`;
}
