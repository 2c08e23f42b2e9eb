import { dailyCap, dailyCost } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { isLimited, type Contract } from './contract.ts';
import { owedBetweenPayments } from './contract-cost.ts';

/** One reading of a ceiling, and its result. */
export type Reading = {
  /** „procentul se ia din suma contractului, 1 500 de lei” */
  name: string;
  /** highest cost allowed by this reading */
  most: Bani;
  /** per day, if the reading has one */
  percent?: number;
};

/** Returns the amounts that the act may mean by „valoarea totală a creditului”: that of the contract, or the amount received. */
function bases({ credit, received, kind }: Contract): { name: string; sum: Bani }[] {
  const isLimit = isLimited(kind);
  const ofContract = { name: isLimit ? 'limita' : 'suma contractului', sum: credit };
  if (credit === received) return [{ ...ofContract, name: isLimit ? 'limita' : 'suma împrumutată' }];
  return [ofContract, { name: isLimit ? 'suma folosită' : 'suma primită', sum: received }];
}

/** The ceiling of art. 6 with one amount as its base. */
type BasedCeiling = { name: string; sum: Bani; percent: number; daily: Bani; most: Bani };

/**
 * Computes for each base the daily ceiling times the days, limited to the base itself; the reading most generous to the lender
 * first.
 */
function basedCeilings(contract: Contract, days: number, pack: RulePack): BasedCeiling[] {
  return bases(contract)
    .flatMap(({ name, sum }) => {
      const percent = dailyCap(sum, pack);
      if (percent === null) return [];
      const daily = dailyCost(sum, percent, days);
      return [{ name, sum, percent, daily, most: bani(Math.min(daily, sum)) }];
    })
    .toSorted((a, b) => b.most - a.most);
}

/**
 * Computes the daily ceiling times the days, for every reading of its base; the act does not define the base. Source: Legea
 * 243/2024, art. 6; the readings are those of docs/decisions/059-what-we-read-in-the-law.md.
 * @param days of the contract, or more if it is extended or late
 * @returns first the reading that `widestMaximum` uses; empty if no amount has such a ceiling
 */
export function dailyReadings(contract: Contract, days: number, pack: RulePack): Reading[] {
  const readings: Reading[] = basedCeilings(contract, days, pack).map(({ name, sum, percent, daily }) => ({
    name: `procentul se ia din ${name}, ${leiInSentence(sum)}`,
    most: daily,
    percent,
  }));
  const stretches = owedBetweenPayments(contract);
  const percent = dailyCap(contract.credit, pack);
  const [widest] = readings;
  if (widest && stretches !== null && percent !== null) {
    const most = roundToBani(
      stretches.reduce((sum, { owed, days: passed }) => sum + (owed * passed * percent) / 100, 0),
    );
    // A debt that grows between payments would give a wider base than the amount itself, which no interpretation of the act supports.
    if (most < widest.most) {
      readings.push({ name: 'procentul se ia numai din cât mai este de dat înapoi', most, percent });
    }
  }
  return readings;
}

/**
 * Computes the double: the cost is limited to the credit itself. Source: Legea 243/2024, art. 6.
 * @param days as for `dailyReadings`
 * @returns in the same order
 */
export function doubleReadings(contract: Contract, days: number, pack: RulePack): Reading[] {
  return basedCeilings(contract, days, pack).map(({ name, sum }) => ({
    name: `dublul se ia din ${name}, ${leiInSentence(sum)}`,
    most: sum,
  }));
}

/**
 * Returns the highest legal cost of the contract in the reading most generous to the lender, daily ceiling and double together;
 * null above the bands.
 */
export function widestMaximum(contract: Contract, pack: RulePack): Bani | null {
  return basedCeilings(contract, contract.days, pack)[0]?.most ?? null;
}

/** A reading of the act, its maximum, and the excess of the cost. */
export type ComparedReading = { name: string; most: Bani; over: Bani | null };

/** Compares a cost with a reading: whether, and by how much, the cost exceeds it. */
export function comparedReading({ name, most }: Reading, cost: Bani): ComparedReading {
  return { name, most, over: cost > most ? bani(cost - most) : null };
}
