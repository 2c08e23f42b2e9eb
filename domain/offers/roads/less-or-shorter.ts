import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { RankableOffer } from '#domain/offers/rank-offers.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import { nearestPriced, type NearestPriced } from '#domain/offers/nearest-priced.ts';
import { bestDocumented } from './bank-leads.ts';
import type { AskedLoan } from './asked-loan.ts';
import { publishedCost, type PublishedPrice } from './published-cost.ts';
import type { RoadLender, RoadRates } from './rates-on-day.ts';
import { monthlySaving } from './monthly-saving.ts';

/** A part of the amount and its cost at one lender's lowest and highest price. */
export type LoanStage = { principal: Bani; low: Bani; high: Bani };
/** The amount, then two thirds and one third of it, at one bank's published prices. */
export type LoanStages = { lender: RoadLender; price: PublishedPrice; steps: LoanStage[] };

/** Alternatives with less money or time. */
export type LessOrShorter<T> = {
  /** null: no bank's prices cover all three amounts */
  stages: LoanStages | null;
  /** nearest amounts and terms, no larger than requested, with a current price */
  offers: NearestPriced<T>[];
  /** without a loan: the amount to save each month */
  aMonth: Bani;
};

type Input<T> = {
  request: LoanRequest;
  /** in the base order, which the results keep */
  offers: readonly T[];
  rates: RoadRates;
  pack: RulePack | null;
  limits: LoanLimits;
};

/** What a smaller sum or a shorter term would cost, in figures. The sum that was asked for is not changed: these are ways beside it. */
export function lessOrShorter<T extends RankableOffer>({
  request,
  offers,
  rates,
  pack,
  limits,
}: Input<T>): LessOrShorter<T> {
  const near = nearestPriced(offers, request, { pack, limits, leastShare: 0 });
  return {
    stages: loanStages(rates, request),
    offers: near.filter((one) => one.request.principal <= request.principal),
    aMonth: monthlySaving(request),
  };
}

const LATER_SHARES = [2 / 3, 1 / 3];
const WHOLE_HUNDRED = 10_000;

/** Computes parts of the amount at the prices of the best documented bank that lends each of them. */
export function loanStages({ lenders }: RoadRates, { principal, term }: AskedLoan): LoanStages | null {
  const later = LATER_SHARES.map((share) =>
    bani(Math.max(1, Math.round((principal * share) / WHOLE_HUNDRED)) * WHOLE_HUNDRED),
  );
  const sums = [principal, ...later];
  const banks = lenders
    .filter(({ road }) => road === 'bank')
    .flatMap((lender) => publishedCost(lender, { principal, term }) ?? []);
  for (const { lender, prices } of bestDocumented(banks)) {
    const steps = sums.flatMap((sum): LoanStage[] => {
      const cost = publishedCost(lender, { principal: sum, term });
      return cost?.isWhole
        ? [{ principal: sum, low: cost.prices[0].cost, high: (cost.prices.at(-1) ?? cost.prices[0]).cost }]
        : [];
    });
    if (steps.length === sums.length) return { lender, price: prices[0], steps };
  }
  return null;
}
