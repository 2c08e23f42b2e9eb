import { expect, test } from 'vitest';
import { aprPercent } from '#domain/loan/apr-percent.ts';
import { elapsedYears } from '#domain/loan/elapsed-years.ts';
import { roundHalfUp } from '#domain/base/text/format-number.ts';
import { dailyCost } from './legal-maximum.ts';
import { startingLendingFacility } from './lending-facility.ts';
import { romanianRulePacks, romanianRulePacksBy } from './romanian-rule-packs.ts';

test.each(romanianRulePacks)(
  'the representative example of $validFrom is exact',
  ({ representativeExample }) => {
    if (representativeExample === null) throw new Error('Romanian adverts need an example');
    const { principal, termDays, yearlyRatePercent, total, aprPercent: printed } = representativeExample;
    const apr = aprPercent({
      advances: [{ amount: principal, years: 0 }],
      repayments: [{ amount: total, years: elapsedYears({ days: termDays }) }],
    });

    expect(total - principal).toBe(dailyCost(principal, yearlyRatePercent / 365, termDays));
    expect(roundHalfUp(apr ?? Number.NaN, 2)).toBe(printed);
  },
);

test('every pack has the warning', () => {
  for (const { warning } of romanianRulePacks) {
    expect(warning).toBe('Atenție! Banii împrumutați costă bani.');
  }
});

test('the general ceiling of DAE is the lending facility, 7,50%, plus 27 points', () => {
  for (const { generalAprCapPercent } of romanianRulePacks) {
    expect(generalAprCapPercent?.value).toBe(7.5 + 27);
  }
});

test('a new rate of the central bank moves both ceilings from its day on, and not earlier', () => {
  const decided = {
    ...startingLendingFacility.source,
    name: 'BNR',
    date: '2026-12-04',
    readAt: '2026-12-05',
  };
  const packs = romanianRulePacksBy([
    startingLendingFacility,
    { from: '2026-12-07', value: 7.25, source: decided },
  ]);
  const caps = packs.map(({ validFrom, generalAprCapPercent, mortgageAprCapPercent }) => [
    validFrom,
    generalAprCapPercent?.value,
    mortgageAprCapPercent?.value,
    generalAprCapPercent?.source.date,
  ]);
  // 7,50 + 27 and + 8; from 07.12.2026 on 7,25 + 27 and + 8.
  expect(caps).toEqual([
    ['2024-11-11', 34.5, 15.5, '2026-05-15'],
    ['2026-11-20', 34.5, 15.5, '2026-05-15'],
    ['2026-12-07', 34.25, 15.25, '2026-12-04'],
  ]);
});

test('packs are ordered by their days', () => {
  const days = romanianRulePacks.map(({ validFrom }) => validFrom);
  expect(days).toEqual(['2024-11-11', '2026-11-20']);
});

// Legea 243/2024: scope (art. 1, 2 f), contracts from before its first day (10, 13), penalties inside the cost (2 j and 6), bands
// (6), the proposal of revision (8), penalties alone (9 b).
test.each([
  ['capScope', 'art. 1 și art. 2 lit. f'],
  ['penaltiesInCostUpTo', 'art. 2 lit. j și art. 6'],
  ['dailyCaps', 'art. 6'],
  ['penaltyCapPercent', 'art. 9 lit. b'],
  ['revisionDays', 'art. 8'],
  ['olderContracts', 'art. 10 și art. 13'],
] as const)('%s is drawn from the act itself, %s', (field, articles) => {
  for (const pack of romanianRulePacks) {
    const source = pack[field]?.source;
    expect(source?.name).toBe(`Legea 243/2024, ${articles}`);
    expect(source?.url).toBe('https://legislatie.just.ro/Public/DetaliiDocument/286989');
  }
});

test('the maximum compensation for early repayment is that of OUG 50/2010, art. 67, 1% and 0,5%', () => {
  for (const { earlyRepaymentPercent } of romanianRulePacks) {
    expect(earlyRepaymentPercent?.value).toEqual({ aboveAYear: 1, lastYear: 0.5 });
    expect(earlyRepaymentPercent?.source.name).toMatch(/^OUG 50\/2010, art\. 67/);
  }
});

test('the 14 days stay those of OUG 50/2010 after 20.11.2026: a directive alone binds no lender', () => {
  for (const { withdrawalDays } of romanianRulePacks) {
    expect(withdrawalDays?.value).toBe(14);
    expect(withdrawalDays?.source.name).toMatch(/^OUG 50\/2010, art\. 58 alin\. \(1\)/);
  }
});
