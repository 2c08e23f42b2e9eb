import type { FieldProblem } from '#domain/base/forms/field-reader.ts';
import { perWords } from '#domain/loan/per-words.ts';
import { unitWords } from '#domain/loan/term.ts';

/** Query keys of the calculator, which are also the names of its form's fields. */
export const calculatorFields = [
  'tip',
  'suma',
  'dobanda',
  'pe',
  'perioada',
  'unitate',
  'plata',
  'comision',
  'comision-lunar',
  'anticipat',
  'luna',
  'efect',
  'venit',
  'alte-rate',
  'suma2',
  'dobanda2',
  'pe2',
  'perioada2',
  'unitate2',
  'plata2',
  'comision2',
  'comision-lunar2',
] as const;
export type CalculatorField = (typeof calculatorFields)[number];

/** An unusable field, with advice in Romanian. */
export type CalculatorError = FieldProblem<CalculatorField>;

/** Content of every field as typed; empty if nothing was. */
export type TypedCalculator = Readonly<Record<CalculatorField, string>>;

/** Values of choices in the query: `unitate`, `pe`, `plata`, `efect`. */
export const choiceWords = {
  unit: unitWords,
  per: perWords,
  repayment: { equal: 'egale', decreasing: 'descrescatoare', single: 'final' },
  effect: { 'shorter-term': 'perioada', 'smaller-payment': 'rata' },
} as const;
