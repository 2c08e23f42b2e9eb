import { expect, test } from 'vitest';
import { businessRates, minimumWage } from '#tests/factories/pay-rates.ts';
import { readBusinessQuery, writeBusinessQuery } from './business-query.ts';
import { businessThresholds } from './business-thresholds.ts';
import { betterRanges, type BusinessTerms, compareBusinesses, leftByIncome } from './compare-businesses.ts';

const terms: BusinessTerms = {
  rates: businessRates,
  wage: minimumWage,
  microCeiling: 500_000,
};
const read = (search: string) => readBusinessQuery(new URLSearchParams(search));
const asked = (search: string) => read(search).asked;

test('expenses that only the SRL has reduce its result alone', () => {
  const free = compareBusinesses(asked('incasari=100000&cheltuieli=20000&srl=profit'), terms);
  const dear = compareBusinesses(asked('incasari=100000&cheltuieli=20000&srl=profit&contabil=6000'), terms);
  expect(dear.pfa).toEqual(free.pfa);
  // 84% of 84% of 6 000 lei less, CASS on the same step.
  expect(free.srl.left - dear.srl.left).toBe(4234);
});

test('above the ceiling a company is not a micro-company, and one taxed on profit never was', () => {
  const above = (search: string) => compareBusinesses(asked(search), terms).isAboveMicro;
  expect(above('incasari=500000')).toBe(false);
  expect(above('incasari=500001')).toBe(true);
  expect(above('incasari=500001&srl=profit')).toBe(false);
  expect(compareBusinesses(asked('incasari=900000'), { ...terms, microCeiling: null }).isAboveMicro).toBe(
    false,
  );
});

test('the boundary is where one form begins to leave more, to the leu', () => {
  const year = asked('incasari=100000&srl=micro-angajat');
  const ranges = betterRanges(year, terms, 200_000);
  expect(ranges.at(0)?.from).toBe(500);
  expect(ranges.at(-1)?.to).toBe(200_000);
  for (const [index, { better, from }] of ranges.entries()) {
    if (index === 0) continue;
    const at = (income: number) => compareBusinesses({ ...year, income }, terms);
    expect(at(from).pfa.left >= at(from).srl.left ? 'pfa' : 'srl').toBe(better);
    expect(at(from - 1).pfa.left >= at(from - 1).srl.left ? 'pfa' : 'srl').not.toBe(better);
  }
  // On 500 lei a PFA owes 2 430 of CASS, a micro-company 5 and its owner 79.
  expect(ranges[0]?.better).toBe('srl');
});

test('the drawn lines go through the year of the query', () => {
  const year = asked('incasari=100000&cheltuieli=20000');
  const pair = compareBusinesses(year, terms);
  const drawn = leftByIncome(year, terms, 200_000).find(({ income }) => income === 100_000);
  expect(drawn).toEqual({ income: 100_000, pfa: pair.pfa.left, srl: pair.srl.left });
});

// taxepfa.ro and capital.ro: 12 150 and 24 300 lei of CAS, 2 430 to 29 160 of CASS, 2 430, 4 860 and 9 720 of dividends.
test('thresholds are shown in lei, with the step of one’s own year', () => {
  const pair = compareBusinesses(asked('incasari=100000&cheltuieli=20000&srl=profit'), terms);
  const found = businessThresholds(pair, terms).map(({ steps }) =>
    steps.map(({ from, due, isOwn }) => `${isOwn ? '> ' : ''}${from}: ${due.replaceAll('\u00a0', ' ')}`),
  );
  expect(found).toEqual([
    ['0: nimic', '> 48600: 12 150 lei', '97200: 24 300 lei'],
    ['0: 2 430 lei', '> 24300: 10% din venitul net', '291600: 29 160 lei'],
    ['0: nimic', '24300: 2 430 lei', '> 48600: 4 860 lei', '97200: 9 720 lei'],
  ]);
});

test('an address without a query shows the example, and the link of a query reproduces it', () => {
  expect(read('')).toMatchObject({
    isAsked: false,
    asked: { income: 100_000, expenses: 20_000, srl: 'micro' },
  });
  expect(asked('incasari=50 000 lei')).toMatchObject({ income: 50_000, expenses: 0, srlCosts: 0 });
  const year = asked('incasari=90000&cheltuieli=1000&contabil=6000&srl=profit');
  expect(asked(writeBusinessQuery(year).slice(1))).toEqual(year);
});

test.each([
  ['incasari=', 'incasari', 'Scrieți cât încasați într-un an.'],
  ['incasari=-1', 'incasari', 'Scrieți încasările în cifre'],
  ['incasari=10', 'incasari', 'Scrieți încasări între 1\u00a0000 și'],
  ['incasari=99999999999', 'incasari', 'Scrieți încasări între 1\u00a0000 și'],
  ['incasari=5000&cheltuieli=5000', 'cheltuieli', 'Scrieți cheltuieli mai mici decât încasările.'],
  ['incasari=5000&cheltuieli=4000&contabil=1000', 'contabil', 'Scrieți costuri ale SRL-ului mai mici'],
  ['incasari=5000&contabil=mult', 'contabil', 'Scrieți costurile SRL-ului în cifre'],
])('%s is refused beside its field', (search, field, sentence) => {
  const { errors, isAsked } = read(search);
  expect(errors).toEqual([{ field, message: expect.stringContaining(sentence) }]);
  expect(isAsked).toBe(false);
});
