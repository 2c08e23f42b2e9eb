import type { Bani } from '#domain/base/money/bani.ts';
import { fromLei } from '#domain/base/money/bani.ts';
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
  const { suma = '', perioada = '', unitate = '', rambursare = '', creditor = '', prag = '' } = values;
  const typed = new URLSearchParams({ suma, perioada, unitate, rambursare });
  const { request, errors } = readLoanRequest(typed, limits);
  const { principal, term, profile } = request;
  const threshold = readTotal(prag, errors.length > 0 ? null : principal);
  const problems = [
    ...errors.map(({ field, message }) => ({ field, message })),
    ...(typeof threshold === 'string' ? [{ field: 'prag', message: threshold }] : []),
  ];
  if (problems.length > 0 || typeof threshold === 'string') return { ok: false, problems };
  return {
    ok: true,
    wish: { lender: creditor, loan: { principal, term, ...(profile && { profile }) }, threshold },
  };
}

/** @returns null when nothing was typed, or a sentence with advice */
function readTotal(text: string, principal: Bani | null): Bani | null | string {
  const typed = parseTypedNumber(text);
  if (!typed.ok && typed.reason === 'empty') return null;
  if (!typed.ok || Number(typed.value.toFixed(2)) !== typed.value) {
    return 'Scrieți valoarea în lei, în cifre, de exemplu 2\u00a0300, sau lăsați locul gol';
  }
  if (typed.value > MOST_LEI) return `Scrieți o valoare de cel mult ${moneyInSentence(fromLei(MOST_LEI))}`;
  const total = fromLei(typed.value);
  return principal !== null && total <= principal
    ? `Scrieți mai mult de ${moneyInSentence(principal)}: înapoi dați cel puțin suma luată`
    : total;
}
