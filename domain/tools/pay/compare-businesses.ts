import type { AskedBusiness } from './business-query.ts';
import type { NetPay } from './net-pay.ts';
import type { BusinessRates } from './pay-rates.ts';
import { pfaYear, srlYear, type BusinessYear } from './self-employed.ts';

/** Rates that both forms are computed from. */
export type BusinessTerms = {
  rates: BusinessRates;
  /** the monthly minimum wage, which an owner on the payroll gets all year */
  wage: NetPay;
  /** whole lei a year above which a company is not a micro-company; null: unknown, so no income is above it */
  microCeiling: number | null;
};

export type BusinessPair = {
  pfa: BusinessYear;
  srl: BusinessYear;
  /** the SRL was requested as a micro-company, and earns too much to be one */
  isAboveMicro: boolean;
};

/** Computes one year as a PFA and as an SRL. Expenses that only the SRL has are deducted from its profit alone. */
export function compareBusinesses(
  { income, expenses, srlCosts, srl }: AskedBusiness,
  { rates, wage, microCeiling }: BusinessTerms,
): BusinessPair {
  const isAboveMicro = srl !== 'profit' && microCeiling !== null && income > microCeiling;
  return {
    pfa: pfaYear({ income, expenses }, rates),
    srl: srlYear(
      { income, expenses: expenses + srlCosts },
      { isMicro: srl !== 'profit' && !isAboveMicro, wage: srl === 'micro' ? wage : undefined },
      rates,
    ),
    isAboveMicro,
  };
}

/** A range of incomes, in whole lei, in which one form leaves more. */
export type BetterRange = { better: 'pfa' | 'srl'; from: number; to: number };

const STEPS = 400;

/**
 * Finds which form leaves more at every income up to the largest drawn, with expenses in the same proportion as in the year of the
 * query, and the SRL's own expenses constant. It compares 400 incomes and bisects between two that differ, to the leu: lines that
 * cross twice between neighbours are treated as not crossing.
 * @param most whole lei
 * @returns ascending, without gaps, from the first compared income
 */
export function betterRanges(asked: AskedBusiness, terms: BusinessTerms, most: number): BetterRange[] {
  const betterAt = (income: number) => {
    const { pfa, srl } = compareBusinesses(scaledYear(asked, income), terms);
    return pfa.left >= srl.left ? 'pfa' : 'srl';
  };
  const { microCeiling } = terms;
  // The company's result jumps there, so both sides are compared.
  const jumps = microCeiling === null ? [] : [microCeiling, microCeiling + 1];
  const incomes = [...incomesUpTo(most), ...jumps.filter((income) => income < most)].toSorted(
    (a, b) => a - b,
  );
  const [first = 1] = incomes;
  const ranges: BetterRange[] = [{ better: betterAt(first), from: first, to: first }];
  for (const income of incomes.slice(1)) {
    const last = ranges.at(-1);
    if (!last) break;
    const better = betterAt(income);
    if (better !== last.better) {
      let [low, high] = [last.to, income];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (betterAt(middle) === last.better) low = middle;
        else high = middle;
      }
      last.to = low;
      ranges.push({ better, from: high, to: income });
    } else last.to = income;
  }
  return ranges;
}

/** Computes the net result of both forms by income, for drawing. @param most whole lei */
export function leftByIncome(
  asked: AskedBusiness,
  terms: BusinessTerms,
  most: number,
): { income: number; pfa: number; srl: number }[] {
  return incomesUpTo(most).map((income) => {
    const { pfa, srl } = compareBusinesses(scaledYear(asked, income), terms);
    return { income, pfa: pfa.left, srl: srl.left };
  });
}

function incomesUpTo(most: number): number[] {
  return Array.from({ length: STEPS }, (_, step) => Math.max(1, Math.round((most * (step + 1)) / STEPS)));
}

function scaledYear(asked: AskedBusiness, income: number): AskedBusiness {
  return { ...asked, income, expenses: Math.round((asked.expenses / asked.income) * income) };
}
