import type { ListCensus } from '#domain/offers/list-census.ts';
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

/** The heading of the list: „13 creditori în listă”. */
export function listHeading(count: number): string {
  return count === 0 ? 'Niciun creditor în listă' : `${countNoun(count, 'creditor', 'creditori')} în listă`;
}

/**
 * What the number of the title counts, and the groups of the list, each only where it has somebody: „Un preț publicat de
 * creditor, unul de confirmat; la 12 creditori nu am găsit prețul.”
 */
export function censusInWords({ current, toConfirm, unpriced }: ListCensus): string {
  const prices = [
    current > 0 && countNoun(current, 'preț publicat de creditor', 'prețuri publicate de creditori'),
    toConfirm > 0 && countNoun(toConfirm, 'preț vechi, de confirmat', 'prețuri vechi, de confirmat'),
  ].filter(Boolean);
  const without =
    unpriced > 0 && `${countNoun(unpriced, 'creditor', 'creditori')} la care nu am găsit prețul`;
  return [...prices, without].filter(Boolean).join(' · ');
}
