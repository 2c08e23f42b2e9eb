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

/**
 * What a title counts, beside how many lenders the list has: who gives the loan by a source, and who may.
 * @param served whom no known limit excludes; 1 or more
 */
export function countedInWords({ confirmed, served }: { confirmed: number; served: number }): string {
  const source = 'sursă de cel mult un an';
  const gives = (count: number) => `${count === 1 ? 'dă' : 'dau'} suma pe această perioadă.`;
  if (served === 1) {
    return `Lista are un creditor; ${confirmed === 1 ? `o ${source} spune` : `nicio ${source} nu spune`} că ${gives(1)}`;
  }
  const list = `Lista are ${countNoun(served, 'creditor', 'creditori')}.`;
  if (confirmed === 0) return `${list} Despre niciunul nu știm, dintr-o ${source}, că ${gives(1)}`;
  const known = confirmed === served ? 'toți' : confirmed === 1 ? 'unul' : String(confirmed);
  return `${list} Despre ${known}, o ${source} spune că ${gives(confirmed)}`;
}
