import type { NetPay } from '#domain/tools/pay/net-pay.ts';
import type { BusinessRates, PayRates } from '#domain/tools/pay/pay-rates.ts';

/** Builds the percents and lei of a wage of 2026: of its second half by default. */
export function newPayRates(overrides: Partial<PayRates> = {}): PayRates {
  return {
    cas: 25,
    cass: 10,
    'impozit-salariu': 10,
    cam: 2.25,
    'deducere-limita': 2000,
    'deducere-pas': 50,
    'deducere-scadere': 0.5,
    'deducere-0': 20,
    'deducere-1': 25,
    'deducere-2': 30,
    'deducere-3': 35,
    'deducere-4': 45,
    'salariu-minim': 4325,
    'suma-netaxabila': 200,
    ...overrides,
  };
}

/** Percents, and minimum wages, for a PFA and an SRL in 2026. */
export const businessRates: BusinessRates = {
  'pfa-impozit': 10,
  cas: 25,
  cass: 10,
  'pfa-cas-prag-1': 12,
  'pfa-cas-prag-2': 24,
  'pfa-cass-minim': 6,
  'pfa-cass-maxim': 72,
  'impozit-micro': 1,
  'plafon-micro': 100_000,
  'impozit-profit': 16,
  'impozit-dividende': 16,
  'dividende-cass-1': 6,
  'dividende-cass-2': 12,
  'dividende-cass-3': 24,
  wageOfYear: 4050,
};

/**
 * The published minimum wage of the second half of 2026: 2 699 lei net for 4 418 of cost, 1 031, 413, 182 and 93 lei between them.
 */
export const minimumWage: NetPay = {
  gross: 4325,
  untaxed: 200,
  cas: 1031,
  cass: 413,
  deduction: 865,
  taxable: 1816,
  tax: 182,
  net: 2699,
  employerTax: 93,
  employerTotal: 4418,
};
