import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { shareOf, type Share } from '#domain/base/money/share.ts';
import { isFarFrom } from './is-far-from.ts';

// Relative distance to half a ban below which binary fractions cannot tell on which side a payment lies.
const DOUBT = 1e-11;

/**
 * Computes the payment that repays a loan when every period pays the same: P / Σ 1 / Π (1 + i), the product over the periods up to
 * each one. With equal periods this is the annuity, P·r / (1 − (1 + r)^−n).
 * @param owed P, in bani
 * @param shares i: interest of each period as a share of the balance, one or more
 * @returns bani, rounded half up
 */
export function equalPayment(owed: Bani, shares: readonly Share[]): Bani {
  // Runs for each offer at every step of a slider: equal periods share one division.
  let alike: Share | undefined;
  let discount = 1;
  let worth = 0;
  for (let at = shares.length - 1; at >= 0; at -= 1) {
    const share = shares[at] as Share;
    if (share !== alike) {
      alike = share;
      discount = share.whole / (share.whole + share.part);
    }
    worth = (1 + worth) * discount;
  }
  const payment = owed / worth;
  const fromHalf = Math.abs(payment - Math.floor(payment) - 0.5);
  return fromHalf > DOUBT * (1 + payment) ? roundToBani(payment) : exactPayment(owed, shares);
}

/**
 * Computes equal payments, one a period. The last one absorbs the rounding, usually a few bani. A rounding difference of the first
 * period bears interest until the last, though: at hundreds of percent, or over tens of years, it grows beyond a payment. Then each
 * period recomputes the equal payment from the present balance, and the payments differ by a ban or two.
 * @see docs/decisions/007-calculator-rounding.md
 */
export function equalPayments(owed: Bani, shares: readonly Share[]): Bani[] {
  const equal = equalPayment(owed, shares);
  const payments: Bani[] = [];
  let balance: number = owed;
  for (let at = 0; at < shares.length; at += 1) {
    const due = balance + shareOf(balance, shares[at] as Share);
    const payment = at === shares.length - 1 || due < equal ? due : equal;
    balance = due - payment;
    payments.push(payment as Bani);
  }
  return isFarFrom(equal, payments.at(-1) ?? equal) ? evenPayments(owed, shares) : payments;
}

function evenPayments(owed: Bani, shares: readonly Share[]): Bani[] {
  let worth = 0;
  // Present value, at the beginning of each period, of one ban in every period from it to the last.
  const worths = shares
    .toReversed()
    .map(({ part, whole }) => (worth = ((1 + worth) * whole) / (whole + part)))
    .toReversed();
  let balance: number = owed;
  return shares.map((share, at) => {
    const due = balance + shareOf(balance, share);
    const payment = at === shares.length - 1 ? due : Math.min(roundToBani(balance / (worths[at] ?? 1)), due);
    balance = due - payment;
    return bani(payment);
  });
}

/** Computes the same exactly, as a ratio of arbitrarily large integers. */
function exactPayment(owed: Bani, shares: readonly Share[]): Bani {
  // Present value of one ban per period: numerator / denominator.
  let [numerator, denominator] = [0n, 1n];
  for (const { part, whole } of shares.toReversed()) {
    numerator = BigInt(whole) * (denominator + numerator);
    denominator *= BigInt(whole) + BigInt(part);
  }
  return bani(Number((2n * BigInt(owed) * denominator + numerator) / (2n * numerator)));
}
