import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { Term } from '#domain/loan/term.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { CalculatedLoan, CalculatedRepayment, InterestRate } from './calculated-loan.ts';
import { choiceWords, type CalculatorError, type CalculatorField } from './calculator-fields.ts';
import { calculatorLimits as limits } from './calculator-limits.ts';
import { readCount, readLei, readPercent, type Read } from '#domain/base/forms/read-number.ts';

/** Suffix of a loan's fields: the second loan's names end in 2. */
export type LoanSet = '' | '2';

/** A loan's field by its query key. */
type LoanField = 'suma' | 'dobanda' | 'perioada' | 'plata' | 'comision' | 'comision-lunar';

const none = bani(0);

/**
 * Reads the fields of one loan. An unusable value is reported and replaced by the same part of `instead`.
 * @param instead for missing fields; in the second set also for empty ones, which mean „as in the first loan”
 */
export function readLoan(
  params: URLSearchParams,
  set: LoanSet,
  instead: CalculatedLoan,
): { loan: CalculatedLoan; errors: CalculatorError[] } {
  const errors: CalculatorError[] = [];
  const typedIn = (name: LoanField) => {
    const typed = params.get(name + set);
    return set === '2' && typed?.trim() === '' ? null : typed;
  };
  const read = <T>(name: LoanField, reader: (typed: string) => Read<T>, otherwise: T): T => {
    const typed = typedIn(name);
    if (typed === null) return otherwise;
    const result = reader(typed);
    if (result.ok) return result.value;
    errors.push({ field: (name + set) as CalculatorField, message: result.message });
    return otherwise;
  };

  const principal = read('suma', readPrincipal, instead.principal);
  const rate = read('dobanda', rateReader(params.get(`pe${set}`)), instead.rate);
  const term = read('perioada', termReader(params.get(`unitate${set}`)), instead.term);
  const feeReader = readFee(principal);
  const chosen = params.get(`plata${set}`);
  const repayment =
    repaymentKinds.find((kind) => choiceWords.repayment[kind] === chosen) ?? instead.repayment;
  const loan: CalculatedLoan = {
    principal,
    rate,
    term,
    // Instalments are monthly, so a term in days means a single repayment.
    repayment: term.unit === 'days' ? 'single' : repayment,
    fees: {
      atStart: read('comision', feeReader('inițial'), instead.fees.atStart),
      monthly: read('comision-lunar', feeReader('lunar'), instead.fees.monthly),
    },
  };
  return { loan, errors };
}

const repaymentKinds = Object.keys(choiceWords.repayment) as CalculatedRepayment[];

function readPrincipal(typed: string): Read<Bani> {
  if (typed.trim() === '') return { ok: false, message: 'Scrieți suma împrumutată.' };
  const { minPrincipal: min, maxPrincipal: max } = limits;
  return readLei(typed, { the: 'suma', a: 'o sumă', example: 10_000 }, { min, max });
}

function rateReader(perWord: string | null): (typed: string) => Read<InterestRate> {
  const per = perWord === choiceWords.per.day ? 'day' : 'year';
  const percent = limits.maxPercent[per];
  const words = `${formatPercent(percent, 0)} pe ${choiceWords.per[per]}`;
  return (typed) => {
    const result = readPercent(typed, { percent, words });
    return result.ok ? { ok: true, value: { percent: result.value, per } } : result;
  };
}

const termSentences = {
  months: {
    empty: 'Scrieți în câte luni dați banii înapoi.',
    notWhole: 'Scrieți perioada ca număr întreg de luni, de exemplu 36.',
    outside: `Alegeți o perioadă între 1 și ${limits.maxMonths} de luni.`,
  },
  days: {
    empty: 'Scrieți după câte zile dați banii înapoi.',
    notWhole: 'Scrieți perioada ca număr întreg de zile, de exemplu 30.',
    outside: `Alegeți o perioadă între 1 și ${limits.maxDays} de zile. Pentru mai mult timp, alegeți lunile.`,
  },
};

function termReader(unitWord: string | null): (typed: string) => Read<Term> {
  const unit = unitWord === choiceWords.unit.days ? 'days' : 'months';
  const max = unit === 'days' ? limits.maxDays : limits.maxMonths;
  return (typed) => {
    const result = readCount(typed, { min: 1, max }, termSentences[unit]);
    return result.ok ? { ok: true, value: { count: result.value, unit } } : result;
  };
}

// A fee as large as the loan would leave nothing to borrow.
function readFee(principal: Bani) {
  return (kind: 'inițial' | 'lunar') =>
    (typed: string): Read<Bani> => {
      if (typed.trim() === '') return { ok: true, value: none };
      const words = { the: `comisionul ${kind}`, a: `un comision ${kind}`, example: 50 };
      return readLei(typed, words, { min: none, max: bani(principal - 1) });
    };
}
