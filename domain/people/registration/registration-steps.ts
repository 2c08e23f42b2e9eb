import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import type { FormProblem } from '#domain/base/forms/form-state.ts';
import { loanRequestKeys } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { carriedAnswers } from './carried-answers.ts';
import { readConditionsStep, readLoanStep } from './read-registration.ts';

/** The long form, in order. Before the last step only the address is sent, which holds no data of the person. */
export const registrationSteps = ['imprumut', 'conditii', 'contact'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Query keys of the first two steps. */
export const stepKeys: readonly string[] = [...loanRequestKeys, ...approvalConditions];
/** Query keys of the registration: the answers so far, the requested step and the version of the form. */
export const registrationKeys: readonly string[] = [...stepKeys, 'pas', 'ver'];

/**
 * Determines the step of an address: the requested one (`pas=2`), or the first before it with missing answers, which it lists. So a
 * link kept for later, or changed by hand, never skips a question. An address without a step shows the first unanswered question,
 * without reporting it as missing. An excluded visitor is asked nothing more.
 */
export function stepOf(
  params: URLSearchParams,
  limits: LoanLimits,
): { step: RegistrationStep; problems: FormProblem[] } {
  if (!params.has('pas')) return { step: firstOpenStep(params, limits), problems: [] };
  const wanted = Math.min(Math.max(Number(params.get('pas')) || 1, 1), registrationSteps.length);
  if (wanted === 1) return { step: 'imprumut', problems: [] };
  const loan = readLoanStep(params, limits).problems;
  if (loan.length > 0) return { step: 'imprumut', problems: loan };
  if (wanted === 2) return { step: 'conditii', problems: [] };
  const conditions = readConditionsStep(params).problems;
  if (conditions.length > 0 && !isRuledOut(params, limits)) return { step: 'conditii', problems: conditions };
  return { step: 'contact', problems: [] };
}

function firstOpenStep(params: URLSearchParams, limits: LoanLimits): RegistrationStep {
  if (isRuledOut(params, limits)) return 'contact';
  if (readLoanStep(params, limits).problems.length > 0) return 'imprumut';
  return readConditionsStep(params).problems.length > 0 ? 'conditii' : 'contact';
}

function isRuledOut(params: URLSearchParams, limits: LoanLimits): boolean {
  return carriedAnswers(params, limits).unmet.length > 0;
}

/** Finds the step of a form field. */
export function stepOfField(field: string | null): RegistrationStep {
  if (field === 'suma' || field === 'perioada') return 'imprumut';
  return approvalConditions.some((name) => name === field) ? 'conditii' : 'contact';
}
