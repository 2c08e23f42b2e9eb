import { readAnswers } from '#domain/approval-test/approval-query.ts';
import type { ApprovalCondition } from '#domain/approval-test/approval-chance.ts';
import { loanRequestKeys } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/offers/loan-request.ts';
import { readLoanStep } from './read-registration.ts';

/** What an address brings from the page before: it is not asked for again. */
export type CarriedAnswers = {
  /** null: amount or term is missing or can not be used */
  loan: LoanRequest | null;
  /** conditions with an answer, whatever it is */
  answered: ApprovalCondition[];
  /** of them, those answered with no: who says so is ruled out */
  unmet: ApprovalCondition[];
  /** the keys of the address that hold all this */
  keys: string[];
};

/** @param refused fields that came back with a problem: those are asked for again */
export function carriedAnswers(
  address: URLSearchParams,
  limits: LoanLimits,
  refused: readonly (string | null)[] = [],
): CarriedAnswers {
  const { request, problems } = readLoanStep(address, limits);
  const isLoanKnown = problems.length === 0 && !refused.includes('suma') && !refused.includes('perioada');
  const { given } = readAnswers(address);
  const all = Object.entries(given) as [ApprovalCondition, boolean][];
  const known = all.filter(([name]) => !refused.includes(name));
  const answered = known.map(([name]) => name);
  return {
    loan: isLoanKnown ? request : null,
    answered,
    unmet: known.flatMap(([name, isMet]) => (isMet ? [] : [name])),
    keys: [...(isLoanKnown ? loanRequestKeys.filter((key) => address.has(key)) : []), ...answered],
  };
}
