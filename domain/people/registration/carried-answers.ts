import { readAnswers } from '#domain/tools/approval-test/approval-query.ts';
import type { ApprovalCondition } from '#domain/tools/approval-test/approval-chance.ts';
import { loanRequestKeys } from '#domain/offers/loan-query.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import { readLoanStep } from './read-registration.ts';

/** Answers carried over by an address from the page before, which are not asked again. */
export type CarriedAnswers = {
  /** null: amount or term is missing or unusable */
  loan: LoanRequest | null;
  /** conditions with an answer, yes or no */
  answered: ApprovalCondition[];
  /** of them, those answered with no, which exclude the visitor */
  unmet: ApprovalCondition[];
  /** query keys of these answers */
  keys: string[];
};

/** Reads the carried answers. @param refused fields returned with a problem, which are asked again */
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
