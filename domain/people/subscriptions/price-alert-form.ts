import type { Bani } from '#domain/base/money/bani.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { fieldReader } from '#domain/base/forms/field-reader.ts';
import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { readLoanRequest } from '#domain/offers/loan-query.ts';
import type { LoanLimits, PricedRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';

/** Fields of a price alert on /abonare/ and on the page of a lender, where its box is the form itself. */
export const priceAlertKeys = ['creditor', 'suma', 'perioada', 'unitate', 'rambursare', 'prag'] as const;

export type PriceAlertWish = { lender: string; loan: PricedRequest; threshold: Bani | null };

// Of the longest and dearest loans that may be asked for less is paid back.
const MOST_LEI = 1_000_000;

/** Reads a price alert: which lender, which loan, and the total below which to write, where one was typed. */
export function readPriceAlert(
  values: FormValues,
  limits: LoanLimits,
): { ok: true; wish: PriceAlertWish } | { ok: false; problems: FormProblem[] } {
  const { suma = '', perioada = '', unitate = '', rambursare = '', creditor = '' } = values;
  const typed = new URLSearchParams({ suma, perioada, unitate, rambursare });
  const { request, errors } = readLoanRequest(typed, limits);
  const { principal, term, profile } = request;
  const { problems, wrong, optional } = fieldReader((field: string) => values[field]);
  for (const { field, message } of errors) wrong(field, message);
  const threshold = optional('prag', (text) => readTotal(text, errors.length > 0 ? null : principal));
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    wish: { lender: creditor, loan: { principal, term, ...(profile && { profile }) }, threshold },
  };
}

/** @param principal null: not known */
function readTotal(text: string, principal: Bani | null): Read<Bani> {
  const typed = parseTypedNumber(text);
  if (!typed.ok || Number(typed.value.toFixed(2)) !== typed.value) {
    return refuse('Scrieți valoarea în lei, în cifre, de exemplu 2\u00a0300, sau lăsați locul gol');
  }
  if (typed.value > MOST_LEI) {
    return refuse(`Scrieți o valoare de cel mult ${moneyInSentence(fromLei(MOST_LEI))}`);
  }
  const total = fromLei(typed.value);
  return principal !== null && total <= principal
    ? refuse(`Scrieți mai mult de ${moneyInSentence(principal)}: înapoi dați cel puțin suma luată`)
    : accept(total);
}
