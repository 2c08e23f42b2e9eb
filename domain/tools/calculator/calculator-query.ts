import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { EarlyRepayment } from '#domain/loan/early-repayment.ts';
import type { Borrower, CalculatedLoan } from './calculated-loan.ts';
import { choiceWords, type CalculatorError, type CalculatorField } from './calculator-fields.ts';
import { calculatorLimits, exampleLoan } from './calculator-limits.ts';
import { readLoan } from './read-loan.ts';
import { readCount, readLei, type Read } from '#domain/base/forms/read-number.ts';

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
  const first = readLoan(params, '', exampleLoan);
  const errors = [...first.errors];
  const note = <T>(field: CalculatorField, result: Read<T>): T | null => {
    if (result.ok) return result.value;
    errors.push({ field, message: result.message });
    return null;
  };
  return {
    borrower: params.get('tip') === 'auto' ? 'auto' : 'personal',
    loan: first.loan,
    early: readEarly(params, first.loan, note),
    income: readIncome(params, note),
    second: readSecond(params, first.loan, errors),
    errors,
    isUsable: first.errors.length === 0,
  };
}

type Note = <T>(field: CalculatorField, result: Read<T>) => T | null;

const typedIn = (params: URLSearchParams, field: CalculatorField) => params.get(field)?.trim() ?? '';

function readEarly(params: URLSearchParams, loan: CalculatedLoan, note: Note): EarlyRepayment | null {
  const [typedAmount, typedMonth] = [typedIn(params, 'anticipat'), typedIn(params, 'luna')];
  if ((typedAmount === '' && typedMonth === '') || loan.repayment === 'single') return null;
  const lastMonth = loan.term.count - 1;
  const amount = note('anticipat', readEarlyAmount(typedAmount, loan.principal));
  const afterMonth = note(
    'luna',
    lastMonth === 0
      ? {
          ok: false,
          message: 'Un credit de o lună se încheie cu prima plată: nu aveți ce plăti mai devreme.',
        }
      : readCount(
          typedMonth,
          { min: 1, max: lastMonth },
          {
            empty: 'Scrieți luna în care plătiți mai devreme.',
            notWhole: 'Scrieți luna ca număr întreg, de exemplu 12.',
            outside:
              lastMonth === 1
                ? 'La un credit de două luni, puteți plăti mai devreme numai în luna 1.'
                : `Alegeți o lună de la 1 la ${lastMonth}, adică înainte de ultima rată.`,
          },
        ),
  );
  if (amount === null || afterMonth === null) return null;
  const isSmaller = params.get('efect') === choiceWords.effect['smaller-payment'];
  return { amount, afterMonth, effect: isSmaller ? 'smaller-payment' : 'shorter-term' };
}

function readEarlyAmount(typed: string, principal: Bani): Read<Bani> {
  if (typed === '') return { ok: false, message: 'Scrieți suma pe care o plătiți mai devreme.' };
  const words = { the: 'suma plătită mai devreme', a: 'o sumă', example: 1_000 };
  return readLei(typed, words, { min: fromLei(1), max: principal });
}

function readIncome(params: URLSearchParams, note: Note): CalculatorQuery['income'] {
  const [typedIncome, typedOthers] = [typedIn(params, 'venit'), typedIn(params, 'alte-rate')];
  if (typedIncome === '' && typedOthers === '') return null;
  const max = calculatorLimits.maxIncome;
  const net = note(
    'venit',
    typedIncome === ''
      ? { ok: false, message: 'Scrieți și venitul net lunar.' }
      : readLei(typedIncome, { the: 'venitul', a: 'un venit', example: 5_000 }, { min: fromLei(1), max }),
  );
  const otherPayments = note(
    'alte-rate',
    typedOthers === ''
      ? { ok: true, value: bani(0) }
      : readLei(
          typedOthers,
          { the: 'celelalte rate', a: 'celelalte rate, în total,', example: 300 },
          { min: bani(0), max },
        ),
  );
  return net === null || otherPayments === null ? null : { net, otherPayments };
}

const secondFields = ['suma2', 'dobanda2', 'perioada2', 'plata2', 'comision2', 'comision-lunar2'] as const;

function readSecond(
  params: URLSearchParams,
  first: CalculatedLoan,
  errors: CalculatorError[],
): CalculatedLoan | null {
  if (secondFields.every((field) => typedIn(params, field) === '')) return null;
  const second = readLoan(params, '2', first);
  errors.push(...second.errors);
  return second.errors.length === 0 ? second.loan : null;
}
