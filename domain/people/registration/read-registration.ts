import { z } from 'zod';
import type { ApprovalAnswers } from '#domain/tools/approval-test/approval-chance.ts';
import { readAnswers } from '#domain/tools/approval-test/approval-query.ts';
import { checkForm } from '#domain/base/forms/check-form.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { readLoanRequest } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import { emailSchema } from '#domain/base/forms/email.ts';
import { phoneSchema } from '#domain/base/forms/phone.ts';
import { nameSchema, optional, tickSchema } from '#domain/base/forms/texts.ts';

export type Registration = { request: LoanRequest; answers: ApprovalAnswers; person: PersonForm };

export type ReadRegistration =
  | { ok: true; registration: Registration }
  | { ok: false; problems: FormProblem[] };

const UNANSWERED = 'Alegeți „da” sau „nu”';

/** Reads the whole form of /reg/, in the order of its fields: the loan, the four conditions, the person. */
export function readRegistration(values: FormValues, limits: LoanLimits): ReadRegistration {
  const { request, problems: loan } = readLoanStep(toParams(values), limits);
  const { answers, problems: conditions } = readConditionsStep(toParams(values));
  const person = checkForm(personForm, values);
  const problems = [...loan, ...conditions, ...(person.ok ? [] : person.problems)];
  if (problems.length > 0 || answers === null || !person.ok) return { ok: false, problems };
  return { ok: true, registration: { request, answers, person: person.data } };
}

/** Reads amount, term and purpose. A missing field is empty: there is no default. */
export function readLoanStep(
  params: URLSearchParams,
  limits: LoanLimits,
): { request: LoanRequest; problems: FormProblem[] } {
  const whole = new URLSearchParams(params);
  for (const key of ['suma', 'perioada']) if (!whole.has(key)) whole.set(key, '');
  const { request, errors } = readLoanRequest(whole, limits);
  return { request, problems: errors.map(({ field, message }) => ({ field, message })) };
}

/** Reads the four formal conditions; null while one is unanswered. */
export function readConditionsStep(params: URLSearchParams): {
  answers: ApprovalAnswers | null;
  problems: FormProblem[];
} {
  const { answers, missing } = readAnswers(params);
  return { answers, problems: missing.map((field) => ({ field, message: UNANSWERED })) };
}

/** Writes a form's values as a query, in their order; a missing field is empty. */
export function toParams(values: FormValues): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value = '']) => [name, value]));
}

/** Reads the values of form fields from a query; a missing field is left out. */
export function fromParams(params: URLSearchParams, names: readonly string[]): FormValues {
  const named = names.map((name) => [name, params.get(name)] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The person who registers: never a personal code, never documents. Each consent is separate. */
const personForm = z
  .object({
    nume: nameSchema,
    email: emailSchema,
    telefon: optional(phoneSchema),
    termeni: tickSchema.refine(Boolean, 'Bifați că acceptați termenii de utilizare'),
    oferte_email: tickSchema,
    oferte_telefon: tickSchema,
  })
  .refine(({ oferte_telefon, telefon }) => !oferte_telefon || telefon !== undefined, {
    path: ['telefon'],
    message: 'Scrieți numărul la care să vă sunăm sau scoateți bifa de la oferte prin telefon',
  });

type PersonForm = z.output<typeof personForm>;
