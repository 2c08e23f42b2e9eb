const ONE_LEU = 100;

/**
 * Tells whether a last payment would surprise a borrower who knows the others: more than a leu and more than a hundredth of one of
 * them away.
 * @param payment the others, in bani
 */
export function isFarFrom(payment: number, last: number): boolean {
  return Math.abs(last - payment) > Math.max(ONE_LEU, payment / 100);
}
