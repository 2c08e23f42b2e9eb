import { type FieldProblem, fieldReader } from '#domain/base/forms/field-reader.ts';
import { readLei, readPercent } from '#domain/base/forms/read-number.ts';
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
export type RoadsError = FieldProblem<'suma' | 'perioada' | 'dobanda' | 'comisioane'>;

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
  const { problems, typed, wrong, optional } = fieldReader<RoadsError['field']>((name) => params.get(name));
  for (const { field, message } of asked) wrong(field, message);
  const fees = optional('comisioane', (text) => readLei(text, feeWords, feeBounds));
  const percentAYear = optional('dobanda', (text) => readPercent(text, LARGEST_RATE));
  if (typed('dobanda') === '' && typed('comisioane') !== '') {
    wrong('dobanda', 'Scrieți și dobânda pe an care vi s-a spus, de exemplu 9,5.');
  }
  return { request, offered: percentAYear === null ? null : { percentAYear, fees }, errors: problems };
}

const feeWords = { the: 'comisioanele', a: 'comisioane, la un loc,', example: 300 };
const feeBounds = { min: bani(0), max: fromLei(100_000) };

/** Writes the address of a query, from `?` on: a link that contains the request. */
export function writeRoadsQuery({ request, offered }: Pick<RoadsQuery, 'request' | 'offered'>): string {
  const search = writeLoanQuery({ request });
  if (offered === null) return search;
  const decimal = (value: number) => String(value).replace('.', ',');
  const params = new URLSearchParams({ dobanda: decimal(offered.percentAYear) });
  if (offered.fees !== null) params.set('comisioane', decimal(offered.fees / 100));
  return `${search}&${params}`;
}
