import type { RateIllustration } from '#domain/roads/rate-illustration.ts';

/** A bank's example: 50 000 lei over 60 months at 10%, without fees. */
export function newIllustration(overrides: Partial<RateIllustration> = {}): RateIllustration {
  return {
    id: 'banca-de-proba',
    road: 'bank',
    lender: 'Banca de probă',
    loan: 'credit de probă',
    principalLei: 50_000,
    termMonths: 60,
    rate: { percentAYear: 10, kind: 'fixed', by: 'source' },
    repayment: 'equal',
    fees: { atStartLei: 0, monthlyLei: 0, unnamedLei: 0, insuranceLei: 0 },
    printed: { instalmentLei: 1_062.35 },
    source: {
      name: 'pagina băncii de probă',
      url: 'https://banca.test/',
      date: '2025-03-31',
      readAt: '2026-11',
    },
    dating: { by: 'source' },
    ...overrides,
  };
}
