import type { Read } from '#domain/base/forms/read.ts';
import { readCount } from '#domain/base/forms/read-number.ts';
import { addressReader, type AddressForm } from '#domain/base/forms/address-form.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { Year } from './self-employed.ts';

/** Query keys of the page, in the order of its fields. */
export const businessFields = ['incasari', 'cheltuieli', 'contabil', 'srl'] as const;
type TypedField = 'incasari' | 'cheltuieli' | 'contabil';

/** Kinds of SRL: its owner on the payroll for the minimum wage, another employee among the expenses, or taxed on profit. */
export const srlWords = ['micro', 'micro-angajat', 'profit'] as const;
export type SrlWord = (typeof srlWords)[number];

export type AskedBusiness = Year & {
  /** whole lei a year of expenses that only the SRL has */
  srlCosts: number;
  srl: SrlWord;
};

/** Example for a page without a query: the one of the guide, invented. */
const example = { income: 100_000, expenses: 20_000, srlCosts: 0 };

export type ReadBusiness = AddressForm<TypedField> & {
  asked: AskedBusiness;
  /** the year is as typed, not the example */
  isAsked: boolean;
};

const MOST_LEI = 10_000_000;

/**
 * Reads `?incasari=100 000&cheltuieli=20 000&contabil=6 000&srl=profit`. Unusable values are reported, and the example replaces
 * them.
 */
export function readBusinessQuery(params: URLSearchParams): ReadBusiness {
  const isEmpty = businessFields.every((field) => !params.has(field));
  const { form, read } = addressReader<TypedField>(params, {
    incasari: formatNumber(example.income),
    cheltuieli: params.has('incasari') ? '' : formatNumber(example.expenses),
    contabil: '',
  });
  const srl = srlWords.find((word) => word === params.get('srl')) ?? 'micro';
  const income = read('incasari', readIncome);
  const most = income === null ? MOST_LEI : income - 1;
  const expenses = read('cheltuieli', (typed) => readExpenses(typed, most));
  const srlCosts = read('contabil', (typed) => readSrlCosts(typed, most - (expenses ?? 0)));
  if (income === null || expenses === null || srlCosts === null) {
    return { ...form, asked: { ...example, srl }, isAsked: false };
  }
  return { ...form, asked: { income, expenses, srlCosts, srl }, isAsked: !isEmpty };
}

/** Builds the query string of a year, from `?` on. */
export function writeBusinessQuery({ income, expenses, srlCosts, srl }: AskedBusiness): string {
  const params = new URLSearchParams({ incasari: String(income), cheltuieli: String(expenses) });
  if (srlCosts > 0) params.set('contabil', String(srlCosts));
  if (srl !== 'micro') params.set('srl', srl);
  return `?${params}`;
}

function readIncome(typed: string): Read<number> {
  return readCount(
    typed,
    { min: 1_000, max: MOST_LEI },
    {
      empty: 'Scrieți cât încasați într-un an.',
      notWhole: 'Scrieți încasările în cifre, în lei întregi, de exemplu 100\u00a0000.',
      outside: `Scrieți încasări între 1\u00a0000 și ${leiInSentence(fromLei(MOST_LEI))} pe an.`,
    },
  );
}

// An empty field means that there are none.
function readExpenses(typed: string, most: number): Read<number> {
  return readCount(
    typed || '0',
    { min: 0, max: most },
    {
      empty: '',
      notWhole: 'Scrieți cheltuielile în cifre, în lei întregi, de exemplu 20\u00a0000.',
      outside:
        'Scrieți cheltuieli mai mici decât încasările. Într-un an fără câștig regulile sunt altele și nu le calculăm.',
    },
  );
}

function readSrlCosts(typed: string, most: number): Read<number> {
  return readCount(
    typed || '0',
    { min: 0, max: most },
    {
      empty: '',
      notWhole: 'Scrieți costurile SRL-ului în cifre, în lei întregi, sau lăsați câmpul gol.',
      outside: 'Scrieți costuri ale SRL-ului mai mici decât ce rămâne după cheltuieli.',
    },
  );
}
