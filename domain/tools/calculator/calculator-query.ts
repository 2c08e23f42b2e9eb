import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { EarlyRepayment } from '#domain/loan/early-repayment.ts';
import type { Borrower, CalculatedLoan } from './calculated-loan.ts';
import { choiceWords, type CalculatorError, type CalculatorField } from './calculator-fields.ts';
import { calculatorLimits, exampleLoan } from './calculator-limits.ts';
import { readLoan } from './read-loan.ts';
import { type FieldReader, fieldReader } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readCount, readLei } from '#domain/base/forms/read-number.ts';

/** Content of a calculator query. */
export type CalculatorQuery = {
  borrower: Borrower;
  loan: CalculatedLoan;
  /** null: not requested, or unusable */
  early: EarlyRepayment | null;
  /** monthly net income, and monthly payments for other loans */
  income: { net: Bani; otherPayments: Bani } | null;
  /** the loan to compare with; null when none of its fields was filled in */
  second: CalculatedLoan | null;
};

export type ReadCalculator = CalculatorQuery & {
  errors: CalculatorError[];
  /** whether the first loan is usable as typed: mistakes elsewhere leave it alone */
  isUsable: boolean;
};

/**
 * Reads `?tip=auto&suma=10 000&dobanda=8,5&pe=an&perioada=36&unitate=luni&plata=egale&comision=150&comision-lunar=10`,
 * `&anticipat=1000&luna=12&efect=rata`, `&venit=5000&alte-rate=300` and the second loan, whose names end in 2. An unusable value is
 * reported with advice; in the first loan the example replaces it, so that there is always something to compute.
 */
export function readCalculatorQuery(params: URLSearchParams): ReadCalculator {
  const reader = fieldReader<CalculatorField>((field) => params.get(field));
  const { loan, isUsable } = readLoan(reader, params, '', exampleLoan);
  return {
    borrower: params.get('tip') === 'auto' ? 'auto' : 'personal',
    loan,
    early: readEarly(reader, loan),
    income: readIncome(reader),
    second: readSecond(reader, params, loan),
    errors: reader.problems,
    isUsable,
  };
}

type Reader = FieldReader<CalculatorField>;

function readEarly({ typed, read }: Reader, loan: CalculatedLoan): EarlyRepayment | null {
  if ((typed('anticipat') === '' && typed('luna') === '') || loan.repayment === 'single') return null;
  const lastMonth = loan.term.count - 1;
  const amount = read('anticipat', (text) => readEarlyAmount(text, loan.principal));
  const afterMonth = read('luna', (text) => readEarlyMonth(text, lastMonth));
  if (amount === null || afterMonth === null) return null;
  const isSmaller = typed('efect') === choiceWords.effect['smaller-payment'];
  return { amount, afterMonth, effect: isSmaller ? 'smaller-payment' : 'shorter-term' };
}

function readEarlyAmount(typed: string, principal: Bani): Read<Bani> {
  if (typed === '') return refuse('Scrieți suma pe care o plătiți mai devreme.');
  const words = { the: 'suma plătită mai devreme', a: 'o sumă', example: 1_000 };
  return readLei(typed, words, { min: fromLei(1), max: principal });
}

function readEarlyMonth(typed: string, last: number): Read<number> {
  if (last === 0) {
    return refuse('Un credit de o lună se încheie cu prima plată: nu aveți ce plăti mai devreme.');
  }
  const range =
    last === 1
      ? 'La un credit de două luni, puteți plăti mai devreme numai în luna 1.'
      : `Alegeți o lună de la 1 la ${last}, adică înainte de ultima rată.`;
  return readCount(
    typed,
    { min: 1, max: last },
    {
      empty: 'Scrieți luna în care plătiți mai devreme.',
      notWhole: 'Scrieți luna ca număr întreg, de exemplu 12.',
      outside: range,
    },
  );
}

function readIncome({ typed, read }: Reader): CalculatorQuery['income'] {
  if (typed('venit') === '' && typed('alte-rate') === '') return null;
  const max = calculatorLimits.maxIncome;
  const net = read('venit', (text) =>
    text === ''
      ? refuse('Scrieți și venitul net lunar.')
      : readLei(text, { the: 'venitul', a: 'un venit', example: 5_000 }, { min: fromLei(1), max }),
  );
  const others = { the: 'celelalte rate', a: 'celelalte rate, în total,', example: 300 };
  const otherPayments = read('alte-rate', (text) =>
    text === '' ? accept(bani(0)) : readLei(text, others, { min: bani(0), max }),
  );
  return net === null || otherPayments === null ? null : { net, otherPayments };
}

const secondFields = ['suma2', 'dobanda2', 'perioada2', 'plata2', 'comision2', 'comision-lunar2'] as const;

function readSecond(reader: Reader, params: URLSearchParams, first: CalculatedLoan): CalculatedLoan | null {
  if (secondFields.every((field) => reader.typed(field) === '')) return null;
  const { loan, isUsable } = readLoan(reader, params, '2', first);
  return isUsable ? loan : null;
}
