import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { IllustratedRoad } from './illustrated-road.ts';
import type { PriceBasis, PublishedCost, PublishedPrice } from './published-cost.ts';
import { priceAge } from './price-age.ts';

/** A bank to begin with: what it published, at what is asked, with the income its instalment fits into. */
export type BankLead = {
  cost: PublishedCost;
  /** its lowest and its highest price; the same of a lender with one price */
  low: LeadPrice;
  high: LeadPrice;
  /** where its prices stand: its list, or its page */
  href: string;
};
type LeadPrice = { price: PublishedPrice; incomeFrom: Bani | null };

const SHOWN = 2;
const order: readonly PriceBasis[] = ['printed', 'list', 'carried'];

/**
 * The banks to begin with: those whose price for this very loan is documented best, however much it is.
 * @param incomeSharePercent how much of a net income instalments may take by the central bank's rule; null: no such rule is known
 * @returns at most two, never a lender whose interest alone is known
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
 * Published costs by how well they are documented, and never by how much they are: a printed loan stands before a list, and a list
 * before an example of another loan; among equals the one seen last comes first, then the alphabet.
 */
export function bestDocumented(costs: readonly PublishedCost[]): PublishedCost[] {
  return costs.toSorted(
    (a, b) =>
      order.indexOf(a.basis) - order.indexOf(b.basis) ||
      newest(b).localeCompare(newest(a)) ||
      a.lender.lender.localeCompare(b.lender.lender, 'ro'),
  );
}

/** The least net income, in whole lei, of which an instalment is no more than a share. @param sharePercent above 0 */
export function incomeFor(instalment: Bani, sharePercent: number): Bani {
  return bani(Math.ceil(instalment / sharePercent) * 100);
}

/** Of a price without any date, nothing: it sorts last. */
function newest({ prices }: PublishedCost): string {
  return (
    prices
      .map((price) => priceAge(price) ?? '')
      .toSorted()
      .at(-1) ?? ''
  );
}
