import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';

/** „15 oferte”, „24 de oferte”, „O ofertă”, „Nicio ofertă”. */
export function offersFound(count: number): string {
  if (count === 0) return 'Nicio ofertă';
  return count === 1 ? 'O\u00a0ofertă' : countNoun(count, 'ofertă', 'oferte');
}

/** „2 000 de lei, pe 3 luni”. */
export function loanInWords({ principal, term }: Pick<LoanRequest, 'principal' | 'term'>): string {
  return `${moneyInSentence(principal)}, pe\u00a0${formatTerm(term)}`;
}

/** Of the list: „15 oferte”, or „2 oferte cu preț, 13 fără” when some lenders publish none. */
export function listHeading(served: readonly { quote: { status: string } }[]): string {
  const priced = served.filter(({ quote }) => quote.status === 'priced').length;
  if (priced === 0 || priced === served.length) return offersFound(served.length);
  return `${offersFound(priced)} cu preț, ${served.length - priced}\u00a0fără`;
}

/** The title of an offers page: „15 oferte pentru 2 000 de lei, pe 3 luni”. */
export function offersTitle(count: number, request: LoanRequest): string {
  return `${offersFound(count)} pentru ${loanInWords(request)}`;
}
