import { expect, test } from 'vitest';
import { roadsContent, siteRates, siteSeries } from '#tests/factories/roads-content.ts';
import { ratesOnDay } from './rates-on-day.ts';

const { illustrations } = roadsContent;
const listOf = (id: string, rates = siteRates) => rates.lenders.find((lender) => lender.id === id)?.list;

test('a margin is shown with the IRCC of the day: 3,00 and 4,50 over 5,57 are 8,57 and 10,07', () => {
  expect(listOf('libra')?.rates.map(({ rate }) => rate)).toMatchObject([
    { percentAYear: 8.57, ircc: { marginPercent: 3, percent: 5.57, from: '2026-10-01' } },
    { percentAYear: 10.07, ircc: { marginPercent: 4.5, percent: 5.57, from: '2026-10-01' } },
  ]);
  // 5,56 held from 01.07.2026.
  const earlier = ratesOnDay(illustrations, siteSeries, '2026-09-30');
  expect(listOf('libra', earlier)?.rates.map(({ rate }) => rate.percentAYear)).toEqual([8.56, 10.06]);
});

test('without a known IRCC a list over it is left out, and its lender’s page stays', () => {
  const rates = ratesOnDay(illustrations, { ...siteSeries, ircc: [] }, '2026-11-26');
  expect(listOf('libra', rates)).toBeUndefined();
  expect(rates.lenders.find(({ id }) => id === 'libra')?.page).toContain('librabank.ro');
  expect(listOf('bcr', rates)).toBeDefined();
});

test('averages are of the latest month known on the day', () => {
  expect(siteRates.loanAverage).toMatchObject({ percentAYear: 10.71, month: '2026-08' });
  expect(siteRates.overdraftAverage).toMatchObject({ percentAYear: 12.62, month: '2026-08' });
  expect(ratesOnDay(illustrations, siteSeries, '2026-06-30').loanAverage).toMatchObject({
    percentAYear: 10.5,
    month: '2026-06',
  });
});
