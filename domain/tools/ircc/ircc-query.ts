import { calculatorLimits } from '#domain/tools/calculator/calculator-limits.ts';
import { numberText } from '#domain/tools/calculator/number-text.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readCount, readLei } from '#domain/base/forms/read-number.ts';
import { addressReader, type AddressForm } from '#domain/base/forms/address-form.ts';
import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

/** The remaining debt of a loan in lei. */
export type OwedLoan = {
  owed: Bani;
  /** remaining months, 1 or more */
  months: number;
  /** points above the index; null: its rate does not follow the index */
  margin: number | null;
  /** fixed percent a year; null: no such rate was given */
  fixedPercent: number | null;
  /** an index to try beside today's, in percent; null: none */
  triedIrcc: number | null;
};

/** Query keys of the page, in the order of its fields. */
export const irccFields = ['suma', 'luni', 'marja', 'dobanda', 'ircc'] as const;
export type IrccField = (typeof irccFields)[number];

/** Example for a page without a query: the one of the guide about the index, invented. */
export const exampleOwed: OwedLoan = {
  owed: fromLei(100_000),
  months: 300,
  margin: 2.5,
  fixedPercent: null,
  triedIrcc: null,
};

const MOST_POINTS = 30;

export type ReadIrcc = AddressForm<IrccField> & {
  loan: OwedLoan;
  /** the loan is as typed, not the example */
  isAsked: boolean;
};

/** Reads `?suma=100 000&luni=300&marja=2,5&dobanda=6,5&ircc=5,4`. Unusable values are reported, and the example replaces them. */
export function readIrccQuery(params: URLSearchParams): ReadIrcc {
  const isEmpty = irccFields.every((field) => !params.has(field));
  const hasRate = params.has('marja') || params.has('dobanda');
  const { form, read, wrong } = addressReader<IrccField>(params, {
    suma: numberText(exampleOwed.owed / 100),
    luni: String(exampleOwed.months),
    marja: hasRate ? '' : numberText(exampleOwed.margin ?? 0),
    dobanda: '',
    ircc: '',
  });
  const owed = read('suma', readOwed);
  const months = read('luni', readMonths);
  const margin = read('marja', (typed) => readPoints(typed, points.marja));
  const fixedPercent = read('dobanda', (typed) => readPoints(typed, points.dobanda));
  const triedIrcc = read('ircc', (typed) => readPoints(typed, points.ircc));
  if (form.typed.marja === '' && form.typed.dobanda === '') {
    wrong('marja', 'Scrieți marja din contract sau, mai jos, dobânda fixă.');
  }
  if (owed === null || months === null || form.errors.length > 0) {
    return { ...form, loan: exampleOwed, isAsked: false };
  }
  return { ...form, loan: { owed, months, margin, fixedPercent, triedIrcc }, isAsked: !isEmpty };
}

/** Builds the query string of a loan, from `?` on: a link to the same question. */
export function writeIrccQuery({ owed, months, margin, fixedPercent, triedIrcc }: OwedLoan): string {
  const decimal = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
  const fields: Record<IrccField, string> = {
    suma: decimal(owed / 100),
    luni: String(months),
    marja: decimal(margin),
    dobanda: decimal(fixedPercent),
    ircc: decimal(triedIrcc),
  };
  const params = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return `?${params}`;
}

function readOwed(typed: string): Read<Bani> {
  if (typed === '') return refuse('Scrieți cât mai aveți de dat înapoi.');
  const { minPrincipal: min, maxPrincipal: max } = calculatorLimits;
  return readLei(typed, { the: 'suma rămasă', a: 'o sumă', example: 100_000 }, { min, max });
}

function readMonths(typed: string): Read<number> {
  const max = calculatorLimits.maxMonths;
  return readCount(
    typed,
    { min: 1, max },
    {
      empty: 'Scrieți câte luni mai aveți de plătit.',
      notWhole: 'Scrieți lunile ca număr întreg, de exemplu 240.',
      outside: `Scrieți între 1 și ${max} de luni.`,
    },
  );
}

const points = {
  marja: { the: 'marja', a: 'o marjă', unit: 'de puncte', example: '2,5' },
  dobanda: { the: 'dobânda fixă', a: 'o dobândă', unit: '% pe an', example: '6,5' },
  ircc: { the: 'indicele', a: 'un IRCC', unit: '%', example: '5,4' },
} as const;

/** Reads percentage points, of which two decimals are printed and six kept; an empty text is no rate. */
function readPoints(typed: string, words: (typeof points)[keyof typeof points]): Read<number | null> {
  if (typed === '') return accept(null);
  const tidy = typed.replace(/ ?(?:%|p\.?p\.?|puncte)(?: pe an)?$/i, '');
  const number = parseTypedNumber(tidy.includes(',') ? tidy : tidy.replace('.', ','));
  if (!number.ok) {
    return refuse(`Scrieți ${words.the} în cifre, de exemplu ${words.example}.`);
  }
  if (number.value > MOST_POINTS) {
    const most = words.unit.startsWith('%') ? `${MOST_POINTS}${words.unit}` : `${MOST_POINTS} ${words.unit}`;
    return refuse(`Scrieți ${words.a} de cel mult ${most}.`);
  }
  return accept(Math.round(number.value * 1e6) / 1e6);
}
