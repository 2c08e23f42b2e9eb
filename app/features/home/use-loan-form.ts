import { useState } from 'react';
import { termDays, type Term } from '#domain/loan/term.ts';
import { readAmount, readTerm, unitWords } from '#domain/offers/loan-query-fields.ts';
import { purposes, type LoanLimits, type LoanRequest } from '#domain/offers/loan-request.ts';
import { formatNumber } from '#domain/text/format-number.ts';

/** What stands in the fields, exactly as typed. */
export type TypedLoan = { amount: string; term: string; unit: Term['unit']; purpose: string };

export type LoanForm = {
  typed: TypedLoan;
  /** the last of what was typed that could be used: the page always has something to show */
  request: LoanRequest;
  /** what to do about a field that can not be used */
  errors: { amount: string | undefined; term: string | undefined };
};

/** The form of the hero. Typed text is the source of truth; the request follows it whenever it makes sense. */
export function useLoanForm(initial: LoanRequest, limits: LoanLimits) {
  const [form, setForm] = useState(() => formOf(initial));
  return {
    ...form,
    change: (patch: Partial<TypedLoan>) => setForm((old) => changed(old, patch, limits)),
    changeUnit: (unit: Term['unit']) => setForm((old) => inUnit(old, unit, limits)),
  };
}

/** The same time in the other unit, as near as its limits let it be. */
function converted(term: Term, unit: Term['unit'], limits: LoanLimits): number {
  if (term.unit === unit) return term.count;
  const { minDays, maxDays, minMonths, maxMonths } = limits;
  if (unit === 'days') return Math.min(maxDays, Math.max(minDays, termDays(term)));
  return Math.min(maxMonths, Math.max(minMonths, Math.round((term.count * 12) / 365)));
}

function inUnit(old: LoanForm, unit: Term['unit'], limits: LoanLimits): LoanForm {
  if (unit === old.typed.unit) return old;
  return changed(old, { unit, term: String(converted(old.request.term, unit, limits)) }, limits);
}

function formOf(request: LoanRequest): LoanForm {
  const { principal, term, purpose } = request;
  const typed = {
    amount: formatNumber(principal / 100),
    term: String(term.count),
    unit: term.unit,
    purpose: purpose ?? '',
  };
  return { typed, request, errors: { amount: undefined, term: undefined } };
}

function changed(old: LoanForm, patch: Partial<TypedLoan>, limits: LoanLimits): LoanForm {
  const typed = { ...old.typed, ...patch };
  const amount = readAmount(typed.amount, limits);
  const term = readTerm(typed.term, unitWords[typed.unit], limits);
  return {
    typed,
    request: {
      principal: amount.error ? old.request.principal : amount.value,
      term: term.error ? old.request.term : term.value,
      purpose: purposes.find((purpose) => purpose === typed.purpose) ?? null,
    },
    errors: { amount: amount.error?.message, term: term.error?.message },
  };
}
