import { expect, test } from 'vitest';
import { bani, fromLei } from '#domain/base/money/bani.ts';
import { siteRates } from '#tests/factories/roads-content.ts';
import { bankLeads, incomeFor } from './bank-leads.ts';
import { illustratedRoad } from './illustrated-road.ts';

const leadsOf = (lei: number, count: number) =>
  bankLeads(
    illustratedRoad('bank', siteRates, { principal: fromLei(lei), term: { count, unit: 'months' } }),
    40,
  ).map(({ cost, low, high, href }) => ({
    lender: cost.lender.lender,
    basis: cost.basis,
    costs: [low, high].map(({ price }) => Math.round(price.cost / 100)),
    instalments: [low, high].map(({ price }) => price.instalment / 100),
    incomes: [low, high].map(({ incomeFrom }) => (incomeFrom ?? 0) / 100),
    site: new URL(href).host,
  }));

test('30 000 lei over 36 months show two banks first, with instalment, cost and the required income', () => {
  expect(leadsOf(30_000, 36)).toEqual([
    {
      lender: 'BCR',
      basis: 'list',
      costs: [4_038, 7_633],
      // 939,95 / 40% = 2 349,875
      instalments: [939.95, 1_039.81],
      incomes: [2_350, 2_600],
      site: 'cdn.erstegroup.com',
    },
    {
      lender: 'Libra Internet Bank',
      basis: 'list',
      costs: [4_128, 4_884],
      instalments: [948, 969],
      incomes: [2_370, 2_423],
      site: 'www.librabank.ro',
    },
  ]);
});

test.each([
  [10_000, 12, ['BCR', 'Libra Internet Bank'], ['list', 'list']],
  [10_000, 24, ['Credex Bank', 'BCR'], ['printed', 'list']],
  [50_000, 60, ['Exim Banca Românească', 'BCR'], ['printed', 'list']],
  [5_000, 6, ['Credex Bank'], ['carried']],
  [2_000, 3, [], []],
])('%i lei over %i months have the best documented banks %j', (lei, count, lenders, bases) => {
  const leads = leadsOf(lei, count);
  expect(leads.map(({ lender }) => lender)).toEqual(lenders);
  expect(leads.map(({ basis }) => basis)).toEqual(bases);
});

test('an income is the lowest whole amount whose allowed share covers the instalment', () => {
  expect(incomeFor(bani(97_481), 40)).toBe(243_800);
  expect(incomeFor(bani(100_000), 40)).toBe(250_000);
});
