import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

/** Writes „15 oferte”, „24 de oferte”, „O ofertă”, „0 oferte”. */
function offersFound(count: number): string {
  return count === 1 ? 'O\u00a0ofertă' : countNoun(count, 'ofertă', 'oferte');
}

/** Writes the title of an offers page: „2 oferte pentru 2 000 de lei pe 3 luni”. */
export function offersTitle(
  count: number,
  { principal, term }: Pick<LoanRequest, 'principal' | 'term'>,
): string {
  return `${offersFound(count)} pentru ${moneyInSentence(principal)} pe\u00a0${formatTerm(term)}`;
}

/**
 * Writes the counts of the title, beside the number of lenders in the list: lenders known to give the loan, by a source of the last
 * 12 months.
 * @param served not excluded by any known limit; 1 or more
 */
export function countedInWords({ confirmed, served }: { confirmed: number; served: number }): string {
  if (served === 1)
    return `În listă este un creditor; ${confirmed === 1 ? 'știm că' : 'nu știm dacă'} dă atât.`;
  const list = `În listă sunt ${countNoun(served, 'creditor', 'creditori')}`;
  if (confirmed === 0) return `${list}; nu știm dacă vreunul dă atât.`;
  const known = confirmed === served ? 'toți' : confirmed === 1 ? 'unul' : String(confirmed);
  return `${list}; știm că ${known} ${confirmed === 1 ? 'dă' : 'dau'} atât.`;
}
