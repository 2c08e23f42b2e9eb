import type { RoadExample, RoadLender } from '#domain/offers/roads/rates-on-day.ts';

const source = {
  name: 'pagina băncii de probă',
  url: 'https://banca.test/',
  date: '2026-03-31',
  readAt: '2026-11',
};
const fees = {
  atStartLei: 0,
  financedLei: 0,
  monthlyLei: 0,
  unnamedLei: 0,
  insuranceAtStartLei: 0,
  insuranceMonthlyLei: 0,
};

/** Builds an example of 50 000 lei over 60 months at 10%, without fees. */
export function newExample(overrides: Partial<RoadExample> = {}): RoadExample {
  return {
    principalLei: 50_000,
    termMonths: 60,
    rate: { percentAYear: 10, kind: 'fixed', by: 'source' },
    repayment: 'equal',
    fees,
    printed: { instalmentLei: 1_062.35 },
    isCarried: true,
    source,
    ...overrides,
  };
}

/** Builds a list from 8% to 12% with 100 lei at the start. */
export function newPriceList(overrides: Partial<NonNullable<RoadLender['list']>> = {}): RoadLender['list'] {
  return {
    rates: [
      { rate: { percentAYear: 8, kind: 'fixed', by: 'source' } },
      { rate: { percentAYear: 12, kind: 'fixed', by: 'source' } },
    ],
    repayment: 'equal',
    fees: { ...fees, atStartLei: 100 },
    source,
    ...overrides,
  };
}

/** Builds a bank without stated limits, with one example. */
export function newRoadLender(overrides: Partial<RoadLender> = {}): RoadLender {
  return {
    id: 'banca-de-proba',
    road: 'bank',
    lender: 'Banca de probă',
    loan: 'credit de probă',
    page: 'https://banca.test/',
    limits: { leastLei: 'unknown', mostLei: 'unknown', leastMonths: 'unknown', mostMonths: 'unknown' },
    examples: [newExample()],
    ...overrides,
  };
}

/** Builds limits stated by the bank's own page. */
export function statedLimits(overrides: Partial<RoadLender['limits']> = {}): RoadLender['limits'] {
  return { leastLei: 2_000, mostLei: 100_000, leastMonths: 12, mostMonths: 60, ...overrides };
}
