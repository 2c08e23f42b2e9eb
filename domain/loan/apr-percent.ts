/** An amount that changes hands, in any one unit, and when: years from the first advance (see elapsed-years.ts). */
export type CashFlow = { amount: number; years: number };

export type CashFlows = {
  /** what the borrower receives, each above 0 */
  advances: readonly CashFlow[];
  /** what the borrower pays: instalments, fees, compulsory insurance; each 0 or more */
  repayments: readonly CashFlow[];
};

// The search runs on the logarithm of 1 + X, where a payday loan and a mortgage are equally easy.
const LOWEST = Math.log(0.01); // −99%
const HIGHEST = Math.log(100_001); // 10 000 000%
const FIRST_STEP = 0.02;

/**
 * The annual percentage rate (DAE): the X for which Σ C·(1+X)^−t = Σ D·(1+X)^−s.
 * Source: Directive 2008/48/EC, Annex I part I; Directive (EU) 2023/2225 keeps the equation in Annex III.
 * @returns X in percent, not rounded (100 is 100%). Null when no rate between −99% and 10 000 000% satisfies the
 *   equation, or when nothing is lent for any time. Of several, the one on the side of the cost, nearest to 0.
 */
export function aprPercent({ advances, repayments }: CashFlows): number | null {
  const flows = [...repayments, ...advances.map(({ amount, years }) => ({ amount: -amount, years }))];
  const times = flows.map((flow) => flow.years);
  if (!(Math.max(...times) > Math.min(...times))) return null;
  const cost = presentValue(flows, 0);
  if (cost === 0) return 0;
  const [advance, repayment] = [advances[0], repayments[0]];
  if (flows.length === 2 && advance && repayment) {
    // One payment for one sum, as most loans of non-bank lenders: the equation needs no search.
    const logRate = Math.log(repayment.amount / advance.amount) / (repayment.years - advance.years);
    return logRate < LOWEST || logRate > HIGHEST ? null : Math.expm1(logRate) * 100;
  }
  const bracket =
    cost > 0
      ? (findBracket(flows, HIGHEST) ?? findBracket(flows, LOWEST))
      : (findBracket(flows, LOWEST) ?? findBracket(flows, HIGHEST));
  return bracket === null ? null : Math.expm1(findRoot(flows, bracket)) * 100;
}

/** What the borrower pays minus what he receives, both discounted at the rate whose ln(1 + X) is given. */
function presentValue(flows: readonly CashFlow[], logRate: number): number {
  let sum = 0;
  for (const { amount, years } of flows) sum += amount * Math.exp(-logRate * years);
  return sum;
}

/** Walks from 0 towards the limit in growing steps until the present value changes sign. */
function findBracket(flows: readonly CashFlow[], limit: number): [number, number] | null {
  const direction = Math.sign(limit);
  let near = 0;
  let nearValue = presentValue(flows, near);
  for (let step = FIRST_STEP; near !== limit; step *= 1.5) {
    const far = direction * Math.min(Math.abs(near) + step, Math.abs(limit));
    const farValue = presentValue(flows, far);
    if (nearValue > 0 !== farValue > 0) return near < far ? [near, far] : [far, near];
    near = far;
    nearValue = farValue;
  }
  return null;
}

/** Newton's method kept inside the bracket: a step that leaves it becomes a halving, so it always ends. */
function findRoot(flows: readonly CashFlow[], [start, end]: [number, number]): number {
  let [low, high] = [start, end];
  const lowIsPositive = presentValue(flows, low) > 0;
  let guess = (low + high) / 2;
  for (let round = 0; round < 200; round++) {
    let value = 0;
    let slope = 0;
    for (const { amount, years } of flows) {
      const discounted = amount * Math.exp(-guess * years);
      value += discounted;
      slope -= years * discounted;
    }
    if (value > 0 === lowIsPositive) low = guess;
    else high = guess;
    const newton = guess - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - guess) <= 1e-13 * (1 + Math.abs(guess))) return next;
    guess = next;
  }
  return guess;
}
