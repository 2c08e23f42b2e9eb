import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { IllustratedRoad } from './illustrated-road.ts';
import type { PriceBasis, PublishedCost, PublishedPrice } from './published-cost.ts';
import { priceAge } from './price-age.ts';

/** A bank to ask first: its published prices for the request, with the income that its instalment requires. */
export type BankLead = {
  cost: PublishedCost;
  /** lowest and highest price; equal for a lender with one price */
  low: LeadPrice;
  high: LeadPrice;
  /** source of its prices: its list, or its page */
  href: string;
};
type LeadPrice = { price: PublishedPrice; incomeFrom: Bani | null };

const SHOWN = 2;
const order: readonly PriceBasis[] = ['printed', 'list', 'carried'];

/**
 * Selects the banks to ask first: those with the best documented price for this very loan, whatever its amount.
 * @param incomeSharePercent maximum share of a net income for instalments by the central bank's rule; null: no such rule is known
 * @returns at most two, never a lender of which only the interest is known
 */
export function bankLeads(
  { whole }: Pick<IllustratedRoad, 'whole'>,
  incomeSharePercent: number | null,
): BankLead[] {
  return bestDocumented(whole)
    .slice(0, SHOWN)
    .map((cost) => {
      const lead = (price: PublishedPrice): LeadPrice => ({
        price,
        incomeFrom: incomeSharePercent === null ? null : incomeFor(price.instalment, incomeSharePercent),
      });
      const low = lead(cost.prices[0]);
      const high = cost.prices.length > 1 ? lead(cost.prices.at(-1) ?? cost.prices[0]) : low;
      return { cost, low, high, href: cost.lender.priceList ?? cost.lender.page };
    });
}

/**
 * Sorts published costs by their documentation, never by their amount: a printed loan stands before a list, and a list before an
 * example of another loan; among equals the most recently seen comes first, then the alphabet.
 */
export function bestDocumented(costs: readonly PublishedCost[]): PublishedCost[] {
  return costs.toSorted(
    (a, b) =>
      order.indexOf(a.basis) - order.indexOf(b.basis) ||
      newest(b).localeCompare(newest(a)) ||
      a.lender.lender.localeCompare(b.lender.lender, 'ro'),
  );
}

/** Computes the lowest net income, in whole lei, of which an instalment takes at most a share. @param sharePercent above 0 */
export function incomeFor(instalment: Bani, sharePercent: number): Bani {
  return bani(Math.ceil(instalment / sharePercent) * 100);
}

/** Returns the newest date of the prices; '' without any date, which sorts last. */
function newest({ prices }: PublishedCost): string {
  return (
    prices
      .map((price) => priceAge(price) ?? '')
      .toSorted()
      .at(-1) ?? ''
  );
}
