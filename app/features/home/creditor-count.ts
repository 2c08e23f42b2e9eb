import { countNoun } from '#domain/text/count-noun.ts';

/**
 * „alți 13 creditori”, „un alt creditor”; before any has been named „13 creditori”, „un creditor”.
 * @param others whether some creditors stand above these
 */
export function creditorCount(count: number, others: boolean): string {
  if (count === 1) return others ? 'un alt creditor' : 'un creditor';
  const creditors = countNoun(count, 'creditor', 'creditori');
  return others ? `alți ${creditors}` : creditors;
}
