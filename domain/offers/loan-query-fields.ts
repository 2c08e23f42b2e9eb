import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { Term } from '#domain/loan/term.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';

/** A field that can not be used: what to do about it, in Romanian, and what was typed, to be shown again. */
export type LoanQueryError = { field: 'suma' | 'perioada'; message: string; typed: string };

/** The words of units in addresses (`unitate=…`). */
export const unitWords = { months: 'luni', days: 'zile' } as const satisfies Record<Term['unit'], string>;

type FieldValue<T> = { value: T; error: LoanQueryError | null };

/** The amount of an address or form, in whole lei. @param typed null when the field is absent: no error then */
export function readAmount(typed: string | null, limits: LoanLimits): FieldValue<Bani> {
  const { minPrincipal, maxPrincipal, defaults } = limits;
  if (typed === null) return { value: defaults.principal, error: null };
  const refuse = (message: string): FieldValue<Bani> => ({
    value: defaults.principal,
    error: { field: 'suma', message, typed },
  });

  const example = formatNumber(defaults.principal / 100);
  const number = parseTypedNumber(typed);
  if (!number.ok && number.reason === 'empty') return refuse('Scrieți suma de care aveți nevoie.');
  if (!number.ok || !Number.isInteger(number.value)) {
    return refuse(`Scrieți suma în cifre, în lei întregi, de exemplu ${example}.`);
  }
  if (number.value < minPrincipal / 100 || number.value > maxPrincipal / 100) {
    return refuse(
      `Alegeți o sumă între ${formatNumber(minPrincipal / 100)} și ${moneyInSentence(maxPrincipal)}.`,
    );
  }
  return { value: bani(number.value * 100), error: null };
}

/**
 * The term of an address or form. When the number can not be used, the unit still stands: the form shows it again.
 * @param typed null when the field is absent: no error then
 * @param unitWord months unless it says days
 */
export function readTerm(
  typed: string | null,
  unitWord: string | null,
  limits: LoanLimits,
): FieldValue<Term> {
  const { minMonths, maxMonths, minDays, maxDays, defaults } = limits;
  if (typed === null && unitWord === null) return { value: defaults.term, error: null };
  const unit: Term['unit'] = unitWord === unitWords.days ? 'days' : 'months';
  const [min, max] = unit === 'days' ? [minDays, maxDays] : [minMonths, maxMonths];
  const fallback: Term = defaults.term.unit === unit ? defaults.term : { count: max, unit };
  if (typed === null) return { value: fallback, error: null };
  const refuse = (message: string): FieldValue<Term> => ({
    value: fallback,
    error: { field: 'perioada', message, typed },
  });

  const number = parseTypedNumber(typed);
  if (!number.ok && number.reason === 'empty') return refuse('Scrieți pe cât timp aveți nevoie de bani.');
  if (!number.ok || !Number.isInteger(number.value)) {
    return refuse(`Scrieți perioada ca număr întreg de ${unitWords[unit]}, de exemplu ${fallback.count}.`);
  }
  if (number.value >= min && number.value <= max)
    return { value: { count: number.value, unit }, error: null };
  const range = unit === 'days' ? countNoun(max, 'zi', 'zile') : countNoun(max, 'lună', 'luni');
  return refuse(`Alegeți o perioadă între ${min} și ${range}.${otherUnitHint(number.value, unit, limits)}`);
}

/** Suggests the other unit if the term is available in it. */
function otherUnitHint(count: number, unit: Term['unit'], limits: LoanLimits): string {
  if (unit === 'months' && count < limits.minMonths) return ' Pentru un timp mai scurt, alegeți zilele.';
  if (unit === 'days' && count > limits.maxDays) return ' Pentru un timp mai lung, alegeți lunile.';
  return '';
}
