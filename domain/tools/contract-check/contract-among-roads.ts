import type { Term } from '#domain/loan/term.ts';
import type { AskedLoan } from '#domain/offers/roads/asked-loan.ts';
import type { CheckedOffer } from '#domain/offers/roads/six-roads.ts';
import type { CheckedContract } from './check-contract.ts';

// A month or less is expressed in days.
const MOST_DAYS = 45;

/** Presents a contract as one of the roads to its amount: the request for the other roads, and its own cost. */
export function contractAmongRoads({ contract, cost }: CheckedContract): {
  asked: AskedLoan;
  offer: CheckedOffer;
} {
  const { received, days, years, payments, isTimed } = contract;
  const months = Math.round(years * 12);
  // Two calendar dates may lie whole months apart, or not.
  const isMonths = days > MOST_DAYS && Math.abs(years * 12 - months) < 0.005;
  const term: Term = isMonths ? { count: months, unit: 'months' } : { count: days, unit: 'days' };
  return {
    asked: { principal: received, term },
    offer: { cost: cost.cost, isLeast: cost.isLeast, payments: isTimed ? payments.length : null },
  };
}
