import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { siteRates } from '#tests/factories/roads-content.ts';
import { averageInterest } from './average-cost.ts';
import { illustratedRoad, mainCosts, type IllustratedRoad } from './illustrated-road.ts';
import type { AskedLoan } from './asked-loan.ts';
import { publishedCost, type PublishedCost } from './published-cost.ts';

const asked = (lei: number, count: number): AskedLoan => ({
  principal: fromLei(lei),
  term: { count, unit: 'months' },
});
const roadTo = (kind: IllustratedRoad['kind'], lei: number, count: number) =>
  illustratedRoad(kind, siteRates, asked(lei, count));

type Row = {
  principalLei: number;
  termMonths: number;
  who: string;
  lowCostLei: number | null;
  highCostLei: number | null;
  lender: string;
  told: boolean;
  why?: string;
};
const { rows } = JSON.parse(readFileSync('tests/cases/road-rows.json', 'utf8')) as { rows: Row[] };

/** Returns the site's result for a row: every cost of that lender for its loan, in lei. */
function costsOf({ lender, principalLei, termMonths }: Row): number[] {
  const loan = asked(principalLei, termMonths);
  const bank = illustratedRoad('bank', siteRates, loan);
  if (lender === 'average') return bank.average ? [bank.average.cost / 100] : [];
  if (lender === 'free') return bank.account?.free.map(() => 0) ?? [];
  if (lender === 'average-overdraft') {
    const interest = averageInterest(siteRates, loan);
    return interest ? [interest.low / 100, interest.high / 100] : [];
  }
  const own = siteRates.lenders.find(({ id }) => id === lender);
  return (own && publishedCost(own, loan)?.prices.map(({ cost }) => cost / 100)) ?? [];
}

test.each(rows.filter(({ told }) => told))(
  '$principalLei lei over $termMonths months, $who: the collected costs are shown',
  (row) => {
    const costs = costsOf(row);
    // Garanti: see `why` of the row.
    const within = row.lender === 'garanti' ? 101 : 1;
    for (const expected of [row.lowCostLei, row.highCostLei].filter((cost) => cost !== null)) {
      expect(costs.some((cost) => Math.abs(cost - expected) <= within)).toBe(true);
    }
  },
);

test('no bank states the price of a personal loan for three months', () => {
  const { whole, interest, average } = roadTo('bank', 2_000, 3);
  expect([whole, interest, average]).toEqual([[], [], null]);
});

test.each(rows.filter(({ told }) => !told))(
  '$principalLei lei over $termMonths months, $who: not shown, $why',
  (row) => expect(costsOf(row)).toEqual([]),
);

const SUMS = [
  1_000, 1_500, 2_000, 2_499, 2_500, 3_000, 4_000, 5_000, 5_001, 7_500, 10_000, 12_000, 15_000, 20_000,
].concat([
  20_001, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 70_000, 70_001, 80_000, 90_000, 100_000,
]);
const MONTHS = Array.from({ length: 58 }, (_, at) => at + 3);
const GRID = SUMS.flatMap((lei) => MONTHS.map((count) => [lei, count] as const));

/** Names the limit of its source that a price exceeds for a loan. */
function boundsLeft({ lender, prices }: PublishedCost, lei: number, count: number): string[] {
  const { leastLei, mostLei, leastMonths, mostMonths } = lender.limits;
  const inside = (value: number, least: number | 'unknown', most: number | 'unknown') =>
    (least === 'unknown' || value >= least) && (most === 'unknown' || value <= most);
  const isStated = inside(lei, leastLei, mostLei) && inside(count, leastMonths, mostMonths);
  return prices.flatMap(({ basis, example, cost }) => {
    const isNear =
      example !== null &&
      inside(lei, example.principalLei / 4, example.principalLei * 2) &&
      inside(count, example.termMonths / 4, example.termMonths * 2);
    const isOwn = example?.principalLei === lei && example.termMonths === count;
    const isRight = { printed: isOwn, list: isStated && example === null, carried: isStated && isNear }[
      basis
    ];
    return isRight && cost > 0 ? [] : [`${lender.id}, ${lei} lei, ${count} months: ${basis}, ${cost}`];
  });
}

test('for every amount and term both roads show a figure with its source, or why there is none and whom to ask', () => {
  const mute: string[] = [];
  for (const [lei, count] of GRID) {
    for (const kind of ['bank', 'credit-union'] as const) {
      const road = roadTo(kind, lei, count);
      const { what, costs, sources } = mainCosts(road);
      const isSaid = costs.length > 0 && sources.every(({ url }) => url !== null) && sources.length > 0;
      const isExplained = costs.length === 0 && road.gap !== null && road.ask.length > 0;
      if (what === 'nothing' ? !isExplained : !isSaid) mute.push(`${kind}, ${lei}, ${count}`);
    }
  }
  expect(mute).toEqual([]);
});

test('no figure exceeds the limits of its source, and no lowest price stands alone', () => {
  const wrong: string[] = [];
  for (const [lei, count] of GRID) {
    for (const kind of ['bank', 'credit-union'] as const) {
      const { whole, interest, account, average } = roadTo(kind, lei, count);
      const costs = [...whole, ...interest, ...(account?.overdrafts ?? []), ...(account?.cards ?? [])];
      wrong.push(...costs.flatMap((cost) => boundsLeft(cost, lei, count)));
      const alone = costs.filter(({ prices }) => prices.every(({ end }) => end === 'lowest'));
      wrong.push(...alone.map(({ lender }) => `${lender.id}, ${lei}, ${count}: the lowest price alone`));
      if (average && (kind !== 'bank' || lei < 2_000 || count < 12)) wrong.push(`average, ${lei}, ${count}`);
      if (account && count > 12 && account.overdrafts.length + account.cards.length > 0) {
        wrong.push(`overdraft, ${lei}, ${count}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a road shows a whole cost first, else interest, else the average, else overdrafts', () => {
  expect(mainCosts(roadTo('bank', 30_000, 36)).what).toBe('whole');
  // CAR Coeziunea 3 931, CAR CFR Galați 12 and 13%, CAR Filiași 15%: fees are not known.
  expect(mainCosts(roadTo('credit-union', 30_000, 36))).toMatchObject({ what: 'interest' });
  expect(mainCosts({ ...roadTo('bank', 30_000, 36), whole: [], interest: [] })).toMatchObject({
    what: 'average',
    costs: [495_903],
  });
  expect(mainCosts(roadTo('bank', 2_000, 3)).what).toBe('account');
  expect(mainCosts(roadTo('credit-union', 100_000, 60))).toEqual({ what: 'nothing', costs: [], sources: [] });
});

test('a gap names the side of all priced loans on which a loan lies, and excluded lenders do not count', () => {
  const short = roadTo('bank', 2_000, 3);
  expect(short.gap).toMatchObject({ term: 'below', months: { min: 6, max: 60 } });
  expect(short.ask.map(({ id }) => id)).not.toContain('ing');
  const large = roadTo('credit-union', 100_000, 60);
  expect(large.gap).toMatchObject({ sum: 'above', term: null, sumsLei: { max: 70_000 } });
  expect(large.ask.map(({ id }) => id)).not.toContain('car-filiasi');
  const [first] = roadTo('bank', 30_000, 36).ask;
  expect(first?.limits.mostLei).not.toBe('unknown');
});

test('purchases of 2 000 lei over three months are interest-free with six cards, and over a year with two', () => {
  expect(roadTo('bank', 2_000, 3).account?.free).toHaveLength(6);
  expect(roadTo('bank', 2_000, 12).account?.free.map(({ id }) => id)).toEqual(['bcr-card', 'exim-card']);
  // Cards with an unknown limit are shown up to 5 000 lei; Raiffeisen states 50 000.
  expect(roadTo('bank', 10_000, 9).account?.free.map(({ id }) => id)).toEqual(['raiffeisen-card']);
});
