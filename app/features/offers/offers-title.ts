import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';

/** „15 oferte”, „24 de oferte”, „O ofertă”, „Nicio ofertă confirmată”. */
function offersFound(count: number): string {
  if (count === 0) return 'Nicio ofertă confirmată';
  return count === 1 ? 'O\u00a0ofertă' : countNoun(count, 'ofertă', 'oferte');
}

/** The title of an offers page: „2 oferte pentru 2 000 de lei pe 3 luni”. */
export function offersTitle(
  count: number,
  { principal, term }: Pick<LoanRequest, 'principal' | 'term'>,
): string {
  return `${offersFound(count)} pentru ${moneyInSentence(principal)} pe\u00a0${formatTerm(term)}`;
}
