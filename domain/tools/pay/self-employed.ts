import type { NetPay } from './net-pay.ts';
import type { BusinessRates } from './pay-rates.ts';
import { percentOf } from './percent-of.ts';

/** A year, in whole lei. */
export type BusinessYear = {
  /** revenue less expenses, before any tax */
  profit: number;
  /** taxes of the company before its owner gets anything; 0 for a PFA */
  firmTax: number;
  cas: number;
  cass: number;
  ownTax: number;
  /** dividends before their tax; 0 for a PFA */
  dividends: number;
  /** net income of the owner */
  left: number;
};

/** Whole lei of a year. */
export type Year = { income: number; expenses: number };

/**
 * Computes the year of a PFA in the real system, whose owner has no other income: CAS by two thresholds, CASS on the income between
 * a floor and a cap, tax on the rest. Thresholds are counted in the minimum wage of 1 January.
 * @param year whole lei; the profit is above 0
 */
export function pfaYear({ income, expenses }: Year, rates: BusinessRates): BusinessYear {
  const profit = income - expenses;
  const wages = (count: number) => count * rates.wageOfYear;
  const thresholds = [wages(rates['pfa-cas-prag-1']), wages(rates['pfa-cas-prag-2'])];
  const casBase = thresholds.findLast((threshold) => profit >= threshold) ?? 0;
  const cas = percentOf(casBase, rates.cas);
  const cassBase = Math.min(Math.max(profit, wages(rates['pfa-cass-minim'])), wages(rates['pfa-cass-maxim']));
  const cass = percentOf(cassBase, rates.cass);
  const ownTax = percentOf(Math.max(0, profit - cas - cass), rates['pfa-impozit']);
  return { profit, firmTax: 0, cas, cass, ownTax, dividends: 0, left: profit - cas - cass - ownTax };
}

/** Taxation of an SRL, and whether its owner is on its payroll. */
export type SrlKind = {
  /** taxed on revenue instead of profit */
  isMicro: boolean;
  /** the monthly wage it pays its owner all year; undefined: none */
  wage?: NetPay | undefined;
};

const MONTHS = 12;

/**
 * Computes the year of an SRL whose owner takes the whole rest as dividends, and has no other income: the company's tax, then that
 * of dividends and their CASS by steps. A micro-company is taxed on revenue, another on profit. The costs of the owner's wage are
 * in the same lines: the employer's contribution with the company's tax, the others with their own.
 * @param year whole lei; the profit is above 0. The owner covers the part of the wage it does not reach.
 */
export function srlYear(
  { income, expenses }: Year,
  { isMicro, wage }: SrlKind,
  rates: BusinessRates,
): BusinessYear {
  const profit = income - expenses;
  const wages = (of: keyof NetPay) => (wage ? wage[of] * MONTHS : 0);
  const taxable = profit - wages('employerTotal');
  const firmTax = isMicro
    ? percentOf(income, rates['impozit-micro'])
    : percentOf(Math.max(0, taxable), rates['impozit-profit']);
  const dividends = Math.max(0, taxable - firmTax);
  const dividendTax = percentOf(dividends, rates['impozit-dividende']);
  const steps = [rates['dividende-cass-1'], rates['dividende-cass-2'], rates['dividende-cass-3']];
  const cassBase = steps.map((count) => count * rates.wageOfYear).findLast((step) => dividends >= step) ?? 0;
  const paid = {
    firmTax: firmTax + wages('employerTax'),
    cas: wages('cas'),
    cass: percentOf(cassBase, rates.cass) + wages('cass'),
    ownTax: dividendTax + wages('tax'),
  };
  return { profit, ...paid, dividends, left: profit - paid.firmTax - paid.cas - paid.cass - paid.ownTax };
}
