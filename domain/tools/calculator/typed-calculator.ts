import type { Bani } from '#domain/base/money/bani.ts';
import {
  calculatorFields,
  choiceWords,
  type CalculatorError,
  type CalculatorField,
  type TypedCalculator,
} from './calculator-fields.ts';
import type { CalculatedLoan } from './calculated-loan.ts';
import type { CalculatorQuery } from './calculator-query.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { numberText } from './number-text.ts';
import type { LoanSet } from './read-loan.ts';

/**
 * Returns the form's fields for a query: readable values in their normalised form (`10000` as `10 000`), unreadable ones exactly as
 * typed.
 */
export function typedCalculator(
  params: URLSearchParams,
  query: CalculatorQuery,
  errors: readonly CalculatorError[],
): TypedCalculator {
  const { borrower, loan, early, income, second } = query;
  const tidy: Partial<Record<CalculatorField, string>> = {
    tip: borrower,
    ...tidyLoan('', loan),
    ...(early && {
      anticipat: lei(early.amount),
      luna: String(early.afterMonth),
      efect: choiceWords.effect[early.effect],
    }),
    ...(income && { venit: lei(income.net), 'alte-rate': lei(income.otherPayments) }),
    ...(second && tidyLoan('2', second)),
  };
  const wrong = new Set(errors.map(({ field }) => field));
  const shown = (field: CalculatorField): string => {
    const typed = params.get(field) ?? '';
    if (wrong.has(field)) return typed;
    // Outside the first loan an empty field has a meaning, and stays empty.
    const isOptional = field.endsWith('2') || optionalFields.has(field);
    return isOptional && typed.trim() === '' ? (emptyChoices(loan)[field] ?? '') : (tidy[field] ?? typed);
  };
  return Object.fromEntries(calculatorFields.map((field) => [field, shown(field)])) as TypedCalculator;
}

const optionalFields: ReadonlySet<CalculatorField> = new Set([
  'comision',
  'comision-lunar',
  'anticipat',
  'luna',
  'efect',
  'venit',
  'alte-rate',
]);

// Returns the default choices, which are never empty.
function emptyChoices({ rate, term }: CalculatedLoan): Partial<Record<CalculatorField, string>> {
  return {
    efect: choiceWords.effect['shorter-term'],
    pe2: choiceWords.per[rate.per],
    unitate2: choiceWords.unit[term.unit],
  };
}

function tidyLoan(set: LoanSet, { principal, rate, term, repayment, fees }: CalculatedLoan) {
  return {
    [`suma${set}`]: lei(principal),
    [`dobanda${set}`]: numberText(rate.percent),
    [`pe${set}`]: choiceWords.per[rate.per],
    [`perioada${set}`]: String(term.count),
    [`unitate${set}`]: choiceWords.unit[term.unit],
    [`plata${set}`]: choiceWords.repayment[repayment],
    [`comision${set}`]: lei(fees.atStart),
    [`comision-lunar${set}`]: lei(fees.monthly),
  };
}

function lei(amount: Bani): string {
  return formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2);
}
