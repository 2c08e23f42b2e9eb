/** The four conditions of the test with their weights in percent (product specification, section 9). */
export const approvalWeights = { over: 20, citizen: 35, validIdentity: 15, validBank: 28 } as const;

export type ApprovalCondition = keyof typeof approvalWeights;
export const approvalConditions = Object.keys(approvalWeights) as ApprovalCondition[];

/** true: the visitor meets the condition */
export type ApprovalAnswers = Record<ApprovalCondition, boolean>;

/**
 * Adds the weights of the conditions that are met. The specification has no other formula: the result is an orientation about four
 * formal conditions, not a prediction of a lender's decision.
 * @returns whole percent from 0 to 98
 */
export function approvalChance(answers: ApprovalAnswers): number {
  return approvalConditions
    .filter((condition) => answers[condition])
    .reduce((sum, condition) => sum + approvalWeights[condition], 0);
}
