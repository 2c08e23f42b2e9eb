import type { OfferClaims } from '#domain/law/countries/country.ts';
import { computedTerm, unitWords } from '#domain/loan/term.ts';
import { defaultSort, offerSorts, type OfferFilters, type OfferSort } from './rank-offers.ts';
import type { FieldProblem } from '#domain/base/forms/field-reader.ts';
import type { Read } from '#domain/base/forms/read.ts';
import { readAmount, readTerm, usualTerm } from './loan-query-fields.ts';
import { purposes, type LoanLimits, type LoanRequest } from '#domain/loan/loan-request.ts';
import type { Repayment } from './offer.ts';

/** An invalid field with its typed text, to be shown again. */
export type LoanQueryError = FieldProblem<'suma' | 'perioada'> & { typed: string };

/** Everything that an address of the offers pages states. */
export type LoanQuery = {
  request: LoanRequest;
  /** null: the country's default order */
  sort: OfferSort | null;
  filters: OfferFilters;
  /** slugs of the compared offers, at most 4 */
  compared: string[];
};

export const MAX_COMPARED = 4;

const repaymentWords = {
  rate: 'instalments',
  linie: 'credit-line',
  card: 'credit-card',
} as const satisfies Record<string, Repayment>;
const repayments = Object.entries(repaymentWords);

/**
 * Reads `?suma=2 000&perioada=3&unitate=luni&scop=medical&rambursare=sfarsit&ordine=total&plata=rate&zero=1&compara=slug`. An
 * unusable value is reported with a sentence that says what to do, and the default replaces it in the request, so that there is
 * always a loan to compute. Words that no form of ours sends are ignored.
 */
export function readLoanQuery(
  params: URLSearchParams,
  limits: LoanLimits,
): LoanQuery & { errors: LoanQueryError[] } {
  const chosen = params.getAll('plata');
  return {
    ...readLoanRequest(params, limits),
    sort: offerSorts.find((word) => word === params.get('ordine')) ?? null,
    filters: {
      repayment: repayments.filter(([word]) => chosen.includes(word)).map(([, kind]) => kind),
      zero: params.get('zero') === '1',
    },
    compared: readCompared(params),
  };
}

/** Key of the repayment in addresses; it is present only for a repayment other than the default. */
export const PROFILE = 'rambursare';
export const AT_THE_END = 'sfarsit';

/** Keys of an address that define the requested loan, as readLoanRequest reads them. */
export const loanRequestKeys = ['suma', 'perioada', 'unitate', 'scop', PROFILE] as const;

/** Returns the query of an address about a loan as it was typed, so that unreadable values can be shown again. */
export function typedLoanSearch(params: URLSearchParams): string {
  const typed = loanRequestKeys.flatMap((key) => params.getAll(key).map((value) => [key, value]));
  return `?${new URLSearchParams(typed)}`;
}

/** Reads only the loan of an address, for pages that list no offers: like readLoanQuery, without the choices of a list. */
export function readLoanRequest(
  params: URLSearchParams,
  limits: LoanLimits,
): { request: LoanRequest; errors: LoanQueryError[] } {
  const typedAmount = params.get('suma');
  const typedTerm = params.get('perioada');
  const unitWord = params.get('unitate');
  const { defaults } = limits;
  const amount = typedAmount === null ? null : readAmount(typedAmount, limits);
  const read = typedTerm === null ? null : readTerm(typedTerm, unitWord, limits);
  const isTermAsked = typedTerm !== null || unitWord !== null;
  const term = read?.ok ? read.value : isTermAsked ? usualTerm(unitWord, limits) : defaults.term;
  const purpose = purposes.find((word) => word === params.get('scop')) ?? null;
  // Days and short months are given back once anyway: there the word says nothing.
  const isOnce = computedTerm(term).unit === 'months' && params.get(PROFILE) === AT_THE_END;
  return {
    request: {
      principal: amount?.ok ? amount.value : defaults.principal,
      term,
      purpose,
      ...(isOnce && { profile: 'once' }),
    },
    errors: [...unread('suma', typedAmount, amount), ...unread('perioada', typedTerm, read)],
  };
}

/**
 * Writes the canonical address of a query, from `?` on: amount and term always, other values only if they differ from the
 * default.
 * @param query its principal is in whole lei, as readLoanQuery returns it
 * @param claims decides which order is the default
 */
export function writeLoanQuery(
  query: Pick<LoanQuery, 'request'> & Partial<LoanQuery>,
  claims: OfferClaims = 'sourced',
): string {
  const { request, sort = null, filters, compared = [] } = query;
  const params = new URLSearchParams({
    suma: String(request.principal / 100),
    perioada: String(request.term.count),
  });
  if (request.term.unit === 'days') params.set('unitate', unitWords.days);
  if (request.purpose !== null) params.set('scop', request.purpose);
  if (request.profile === 'once' && computedTerm(request.term).unit === 'months')
    params.set(PROFILE, AT_THE_END);
  if (sort !== null && sort !== defaultSort(claims)) params.set('ordine', sort);
  for (const [word, kind] of repayments) {
    if (filters?.repayment.includes(kind)) params.append('plata', word);
  }
  if (filters?.zero) params.set('zero', '1');
  for (const slug of compared.slice(0, MAX_COMPARED)) params.append('compara', slug);
  return `?${params}`;
}

function unread(
  field: LoanQueryError['field'],
  typed: string | null,
  read: Read<unknown> | null,
): LoanQueryError[] {
  return typed === null || read === null || read.ok ? [] : [{ field, message: read.message, typed }];
}

function readCompared(params: URLSearchParams): string[] {
  const slugs = params.getAll('compara').filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}
