import type { AskedBusiness } from './business-query.ts';
import type { NetPay } from './net-pay.ts';
import type { BusinessRates } from './pay-rates.ts';
import { pfaYear, srlYear, type BusinessYear } from './self-employed.ts';

/** What both forms are computed with. */
export type BusinessTerms = {
  rates: BusinessRates;
  /** the minimum wage of a month, which an owner on the payroll gets all year */
  wage: NetPay;
  /** whole lei a year above which a firm is no micro-company; null: not known, so no sum is above it */
  microCeiling: number | null;
};

export type BusinessPair = {
  pfa: BusinessYear;
  srl: BusinessYear;
  /** the SRL was asked as a micro-company, and earns too much to be one */
  isAboveMicro: boolean;
};

/** One year as a PFA and as an SRL. What only the SRL spends is taken off its profit alone. */
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

/** A stretch of incomes, in whole lei, in which one form leaves more. */
export type BetterRange = { better: 'pfa' | 'srl'; from: number; to: number };

const STEPS = 400;

/**
 * Which form leaves more at every income up to the largest drawn, expenses being the same part of it as in the year asked about, and
 * what only the SRL spends the same sum. Found by looking at 400 incomes and halving between two that differ, to the leu: lines that
 * cross twice between neighbours are taken for lines that do not.
 * @param most whole lei
 * @returns ascending, without gaps, from the first income looked at
 */
export function betterRanges(asked: AskedBusiness, terms: BusinessTerms, most: number): BetterRange[] {
  const betterAt = (income: number) => {
    const { pfa, srl } = compareBusinesses(scaledYear(asked, income), terms);
    return pfa.left >= srl.left ? 'pfa' : 'srl';
  };
  const { microCeiling } = terms;
  // What the firm leaves jumps there: on both sides of it one looks.
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

/** What both leave, by income, for drawing. @param most whole lei */
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
