import { approvalConditions, type ApprovalAnswers, type ApprovalCondition } from './approval-chance.ts';

/** Hidden field that distinguishes a form sent without answers from a page that was only opened. */
export const SENT_FIELD = 'trimis';
/** Query keys of the test: `?over=da&citizen=nu&validIdentity=da&validBank=da`. */
export const approvalQueryKeys: readonly string[] = [...approvalConditions, SENT_FIELD];

export type GivenAnswers = {
  given: Partial<ApprovalAnswers>;
  /** conditions without a readable answer, in the order of the form */
  missing: ApprovalCondition[];
  /** all four answers; null while one is missing */
  answers: ApprovalAnswers | null;
};

export type ApprovalQuery = GivenAnswers & {
  /** whether the visitor sent the form, or followed a link with answers */
  isSent: boolean;
};

/** Reads the test from the query of its page. */
export function readApprovalQuery(search: URLSearchParams): ApprovalQuery {
  return { ...readAnswers(search), isSent: approvalQueryKeys.some((key) => search.has(key)) };
}

/** Reads the answers alone, on a page with other fields. Any value except `da` and `nu` counts as no answer. */
export function readAnswers(search: URLSearchParams): GivenAnswers {
  const given: Partial<ApprovalAnswers> = {};
  for (const condition of approvalConditions) {
    const answer = search.get(condition);
    if (answer === 'da' || answer === 'nu') given[condition] = answer === 'da';
  }
  const missing = approvalConditions.filter((condition) => given[condition] === undefined);
  return { given, missing, answers: missing.length === 0 ? (given as ApprovalAnswers) : null };
}
