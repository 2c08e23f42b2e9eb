import { bani, fromLei, type Bani } from '#domain/base/money/bani.ts';
import { illustratedLoan, type IllustratedLoan, type IllustratedRepayment } from './illustrated-loan.ts';
import type { AskedLoan } from './asked-loan.ts';
import { exampleReach, isWithin, listReach, monthsOf } from './lender-reach.ts';
import type { RateOnDay, RoadExample, RoadLender } from './rates-on-day.ts';

/**
 * How a price relates to the requested loan. `printed`: the source prints this very loan; `list`: its rate, within the lender's
 * limits; `carried`: the rate and fees of an example with another amount or term.
 */
export type PriceBasis = 'printed' | 'list' | 'carried';

/** One price of a lender for the requested loan. */
export type PublishedPrice = IllustratedLoan & {
  basis: PriceBasis;
  /** its place in the lender's range of rates; null: not stated */
  end: 'lowest' | 'average' | 'highest' | null;
  rate: RateOnDay;
  repayment: IllustratedRepayment;
  fees: RoadExample['fees'];
  /** Romanian: source of the fees, if another than the price's */
  feesFrom: string | null;
  /** Romanian: requirements for the borrower */
  asks: string | null;
  /** loan of the example; null: a price list */
  example: { principalLei: number; termMonths: number } | null;
  source: RoadExample['source'];
};

/** Cost of the requested loan at one lender's published prices. */
export type PublishedCost = {
  lender: RoadLender;
  /** basis of its first price: printed before listed before carried */
  basis: PriceBasis;
  /** false: fees are unknown, and the figures are interest alone */
  isWhole: boolean;
  /** cheapest first, at least one; never the lowest end of a lender alone */
  prices: readonly [PublishedPrice, ...PublishedPrice[]];
};

const ONE_LEU = 100;

/**
 * Computes a loan at a lender's published prices: what it prints for this very loan and what it lists, each within its limits;
 * without either, examples from a quarter to twice their own amount and term. If whole costs are known, interest alone is left
 * out.
 * @returns null if none of its published prices covers this loan, or only its lowest end does
 */
export function publishedCost(lender: RoadLender, asked: AskedLoan): PublishedCost | null {
  const months = monthsOf(asked.term);
  if (months === null) return null;
  const { principal } = asked;
  const loan = { principal, termMonths: months };
  const own = lender.examples
    .filter((example) => isOwnLoan(example, loan))
    .map((example) => examplePrice(example, loan, 'printed'));
  // A list and an example may print the same price: it is shown once.
  const listed = listPrices(lender, loan).filter(
    ({ rate, cost }) =>
      !own.some((one) => one.rate.percentAYear === rate.percentAYear && Math.abs(one.cost - cost) < ONE_LEU),
  );
  const direct = [...own, ...listed];
  const all =
    direct.length > 0
      ? direct
      : lender.examples
          .filter((example) => isWithin(exampleReach(lender, example), loan))
          .map((example) => examplePrice(example, loan, 'carried'));
  const whole = all.filter(({ fees }) => fees !== 'unknown');
  const [first, ...others] = (whole.length > 0 ? whole : all).toSorted((a, b) => a.cost - b.cost);
  if (!first || [first, ...others].every(({ end }) => end === 'lowest')) return null;
  const basis = (['printed', 'list', 'carried'] as const).find((one) =>
    all.some((price) => price.basis === one),
  );
  return { lender, basis: basis ?? 'carried', isWhole: whole.length > 0, prices: [first, ...others] };
}

type Loan = { principal: Bani; termMonths: number };

function isOwnLoan({ principalLei, termMonths }: RoadExample, loan: Loan): boolean {
  return fromLei(principalLei) === loan.principal && termMonths === loan.termMonths;
}

function listPrices(lender: RoadLender, loan: Loan): PublishedPrice[] {
  const { list } = lender;
  if (list === undefined || !isWithin(listReach(lender), loan)) return [];
  const { rates, repayment, fees, feesFrom = null, source } = list;
  const ways = repayment === 'revolving' ? (['decreasing', 'at-the-end'] as const) : [repayment];
  return rates.flatMap(({ rate, asks = null }, at) =>
    ways.map((way): PublishedPrice => ({
      ...illustratedLoan({ rate, repayment: way, fees }, loan),
      basis: 'list',
      end: rates.length === 1 ? null : at === 0 ? 'lowest' : 'highest',
      rate,
      repayment: way,
      fees,
      feesFrom,
      asks,
      example: null,
      source,
    })),
  );
}

function examplePrice(example: RoadExample, loan: Loan, basis: 'printed' | 'carried'): PublishedPrice {
  const { rate, end = null, asks = null, repayment, fees, printed, source } = example;
  const { principalLei, termMonths } = example;
  const computed = illustratedLoan({ rate, repayment, fees }, loan);
  return {
    ...(basis === 'printed' ? asPrinted(computed, printed, loan) : computed),
    basis,
    end,
    rate,
    repayment,
    fees,
    feesFrom: null,
    asks,
    example: { principalLei, termMonths },
    source,
  };
}

/** Replaces computed by printed figures for the example's own loan, where its source prints them; ours agree with them. */
function asPrinted(
  computed: IllustratedLoan,
  { interestLei, totalLei, aprPercent }: RoadExample['printed'],
  { principal }: Loan,
): IllustratedLoan {
  const total =
    totalLei !== undefined
      ? fromLei(totalLei)
      : interestLei !== undefined
        ? bani(principal + fromLei(interestLei))
        : computed.total;
  return {
    ...computed,
    total,
    cost: bani(total - principal),
    aprPercent: aprPercent ?? computed.aprPercent,
  };
}
