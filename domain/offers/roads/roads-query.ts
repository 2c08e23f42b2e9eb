import { readLei, readPercent, type Read } from '#domain/base/forms/read-number.ts';
import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { loanRequestKeys, readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';

/** A rate that the visitor was offered. */
export type OfferedRate = {
  percentAYear: number;
  /** all costs besides interest; null: not stated */
  fees: Bani | null;
};

/** A field of the page that can not be used: what to do about it, in Romanian. */
export type RoadsError = { field: 'suma' | 'perioada' | 'dobanda' | 'comisioane'; message: string };

export type RoadsQuery = {
  request: LoanRequest;
  /** null: none was typed, or it is unusable */
  offered: OfferedRate | null;
  errors: RoadsError[];
};

/** Keys of the page's address. */
export const roadsQueryKeys = [...loanRequestKeys, 'dobanda', 'comisioane'] as const;

// A higher yearly rate is a typing mistake: 1% a day, the legal maximum, is 365%.
const LARGEST_RATE = { percent: 1_000, words: '1\u00a0000% pe an' };

/** Reads `?suma=30 000&perioada=36&unitate=luni&scop=renovare&dobanda=9,5&comisioane=300`. @param limits of the country's form */
export function readRoadsQuery(params: URLSearchParams, limits: LoanLimits): RoadsQuery {
  const { request, errors: asked } = readLoanRequest(params, limits);
  const errors: RoadsError[] = asked.map(({ field, message }) => ({ field, message }));
  const note = <T>(field: RoadsError['field'], read: Read<T>): T | null => {
    if (read.ok) return read.value;
    errors.push({ field, message: read.message });
    return null;
  };
  const typed = (name: string) => params.get(name)?.trim() ?? '';
  const [rate, fees] = [typed('dobanda'), typed('comisioane')];
  const feesRead = fees === '' ? null : note('comisioane', readFees(fees));
  if (rate === '') {
    if (fees !== '') {
      errors.push({
        field: 'dobanda',
        message: 'Scrieți și dobânda pe an care vi s-a spus, de exemplu 9,5.',
      });
    }
    return { request, offered: null, errors };
  }
  const percentAYear = note('dobanda', readPercent(rate, LARGEST_RATE));
  return { request, offered: percentAYear === null ? null : { percentAYear, fees: feesRead }, errors };
}

function readFees(typed: string): Read<Bani> {
  const words = { the: 'comisioanele', a: 'comisioane, la un loc,', example: 300 };
  return readLei(typed, words, { min: bani(0), max: fromLei(100_000) });
}

/** Writes the address of a query, from `?` on: a link that contains the request. */
export function writeRoadsQuery({ request, offered }: Pick<RoadsQuery, 'request' | 'offered'>): string {
  const search = writeLoanQuery({ request });
  if (offered === null) return search;
  const decimal = (value: number) => String(value).replace('.', ',');
  const params = new URLSearchParams({ dobanda: decimal(offered.percentAYear) });
  if (offered.fees !== null) params.set('comisioane', decimal(offered.fees / 100));
  return `${search}&${params}`;
}
