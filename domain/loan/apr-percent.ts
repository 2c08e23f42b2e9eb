/** A payment in any one unit, with its time: years from the first advance (see elapsed-years.ts). */
export type CashFlow = { amount: number; years: number };

export type CashFlows = {
  /** amounts the borrower receives, each above 0 */
  advances: readonly CashFlow[];
  /** amounts the borrower pays: instalments, fees, compulsory insurance; each 0 or more */
  repayments: readonly CashFlow[];
};

// The search runs on the logarithm of 1 + X, where a payday loan and a mortgage are equally easy.
const LOWEST = Math.log(0.01); // −99%
const HIGHEST = Math.log(100_001); // 10 000 000%
const FIRST_STEP = 0.02;

/**
 * Computes the annual percentage rate (DAE): the X for which Σ C·(1+X)^−t = Σ D·(1+X)^−s. Source: Directive 2008/48/EC, Annex I
 * part I; Directive (EU) 2023/2225 keeps the equation in Annex III.
 * @returns X in percent, not rounded (100 is 100%). Null when no rate between −99% and 10 000 000% satisfies the equation, or when
 * nothing is lent for any time. Of several, the one on the side of the cost, nearest to 0.
 */
export function aprPercent({ advances, repayments }: CashFlows): number | null {
  const [advance] = advances;
  if (advance && advances.length === 1 && repayments.every(({ years }) => years >= advance.years)) {
    return inPercent(rateOfOneAdvance(advance, repayments));
  }
  const flows = [...repayments, ...advances.map(({ amount, years }) => ({ amount: -amount, years }))];
  let [first, last, cost] = [Infinity, -Infinity, 0];
  for (const { amount, years } of flows) {
    first = Math.min(first, years);
    last = Math.max(last, years);
    cost += amount;
  }
  if (!(last > first)) return null;
  if (cost === 0) return 0;
  const bracket =
    cost > 0
      ? (findBracket(flows, HIGHEST) ?? findBracket(flows, LOWEST))
      : (findBracket(flows, LOWEST) ?? findBracket(flows, HIGHEST));
  return inPercent(bracket && findRoot(flows, bracket));
}

/** Converts to percent. @param logRate ln(1 + X), null where the equation has no X */
function inPercent(logRate: number | null): number | null {
  return logRate === null || logRate < LOWEST || logRate > HIGHEST ? null : Math.expm1(logRate) * 100;
}

/**
 * Solves the usual case of a single advance before all payments: the value of the payments decreases with the rate, and ever more
 * slowly, so Newton's method converges to the root from below without a search. It starts below the root, at the rate for which all
 * is paid at its mean time: payments spread over time are worth no less. That is the root itself where all is paid at one time. It
 * runs for each offer at every step of a slider, so it allocates nothing.
 * @returns ln(1 + X); null where nothing is lent for any time, or the immediate payments equal the advance
 */
function rateOfOneAdvance({ amount, years }: CashFlow, repayments: readonly CashFlow[]): number | null {
  let [lent, paid, weighted, longest] = [amount, 0, 0, 0];
  for (const flow of repayments) {
    const time = flow.years - years;
    longest = Math.max(longest, time);
    if (time === 0) lent -= flow.amount;
    else paid += flow.amount;
    weighted += time * flow.amount;
  }
  if (longest === 0) return null;
  if (paid === lent) return 0;
  if (lent <= 0 || paid <= 0) return null;
  let guess = (Math.log(paid / lent) * paid) / weighted;
  for (let round = 0; round < 200; round++) {
    let value = -lent;
    let slope = 0;
    for (const flow of repayments) {
      const time = flow.years - years;
      if (time === 0) continue;
      const discounted = flow.amount * Math.exp(-guess * time);
      value += discounted;
      slope += time * discounted;
    }
    const step = value / slope;
    guess += step;
    // The remaining error is of the order of the square of the last step.
    if (Math.abs(step) <= 1e-8 * (1 + Math.abs(guess))) return guess;
  }
  return guess;
}

/** Computes the borrower's payments minus the advances, both discounted at the rate whose ln(1 + X) is given. */
function presentValue(flows: readonly CashFlow[], logRate: number): number {
  let sum = 0;
  for (const { amount, years } of flows) sum += amount * Math.exp(-logRate * years);
  return sum;
}

/** Searches from 0 towards the limit in growing steps until the present value changes sign. */
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

/** Runs Newton's method inside the bracket: a step that leaves it becomes a bisection, so it always ends. */
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
