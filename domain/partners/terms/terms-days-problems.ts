import type { FieldProblem } from '#domain/base/forms/field-reader.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { TermsDays } from './terms-entry.ts';

/** A field of the form of terms that may prevent them. */
type TermsField = 'oferta' | 'platitor' | 'partener' | 'oferte' | 'de_la' | 'pana_la';
export type TermsProblem = FieldProblem<TermsField>;

/** Terms begin after the day of the decision, so that published terms of a past day never change. */
export function beginProblems({ from, until }: TermsDays, today: string): TermsProblem[] {
  const problems: TermsProblem[] = [];
  if (from <= today) {
    const message = 'Termenii încep cel mai devreme mâine: ce s-a întâmplat până acum rămâne cum a fost.';
    problems.push({ field: 'de_la', message });
  }
  if (until !== null && until < from) {
    problems.push({ field: 'pana_la', message: 'Ultima zi este înainte de prima.' });
  }
  return problems;
}

/** Finds the problems of an end of terms. @param own those of the same offer or partner */
export function endProblems(
  { id, until }: { id: number; until: string },
  own: readonly (TermsDays & { id: number })[],
  today: string,
): TermsProblem[] {
  const terms = own.find((one) => one.id === id);
  const wrong = (message: string): TermsProblem[] => [{ field: 'pana_la', message }];
  if (!terms) return wrong('Termenii aceștia nu există.');
  if (until < today) return wrong('Ultima zi nu poate fi una care a trecut.');
  if (terms.until !== null && until >= terms.until) {
    return wrong(`Termenii se încheie oricum la ${formatDate(terms.until)}.`);
  }
  return [];
}

/** Tells whether there is a day on which both are in force. */
export function isOverlapping(one: TermsDays, other: TermsDays): boolean {
  const isEmpty = ({ from, until }: TermsDays) => until !== null && until < from;
  if (isEmpty(one) || isEmpty(other)) return false;
  return (other.until === null || one.from <= other.until) && (one.until === null || other.from <= one.until);
}

/** Writes „din 01.12.2026” or „între 01.12.2026 și 31.12.2026”. */
export function daysInWords({ from, until }: TermsDays): string {
  return until === null ? `din ${formatDate(from)}` : `între ${formatDate(from)} și ${formatDate(until)}`;
}
