import { dailyCap, dailyCost, legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani, roundToBani, type Bani } from '#domain/money/bani.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import type { ComparedReading } from './check.ts';
import { isLimited, type Contract } from './contract.ts';
import { owedBetweenPayments } from './contract-cost.ts';

/** One way to read a ceiling, and what it comes to. */
export type Reading = {
  /** „procentul se ia din suma contractului, 1 500 de lei” */
  name: string;
  /** the most that the cost may be in this reading */
  most: Bani;
  /** of a day, where the reading has one */
  percent?: number;
};

/** The sums that the act may mean by „valoarea totală a creditului”: that of the contract, or what came into the hand. */
function bases({ credit, received, kind }: Contract): { name: string; sum: Bani }[] {
  const isLimit = isLimited(kind);
  const ofContract = { name: isLimit ? 'limita' : 'suma contractului', sum: credit };
  if (credit === received) return [{ ...ofContract, name: isLimit ? 'limita' : 'suma împrumutată' }];
  return [ofContract, { name: isLimit ? 'suma folosită' : 'suma primită', sum: received }];
}

/**
 * The ceiling of a day, times the days, in every reading of its base; the act names none.
 * Source: Legea 243/2024, art. 6; the readings are those of docs/decisions/059-what-we-read-in-the-law.md.
 * @param days of the contract, or more when it is prolonged or late
 * @returns widest first; empty when no sum has such a ceiling
 */
export function dailyReadings(contract: Contract, days: number, pack: RulePack): Reading[] {
  const readings = bases(contract).flatMap(({ name, sum }) => {
    const percent = dailyCap(sum, pack);
    if (percent === null) return [];
    return [
      {
        name: `procentul se ia din ${name}, ${leiInSentence(sum)}`,
        most: dailyCost(sum, percent, days),
        percent,
      },
    ];
  });
  const stretches = owedBetweenPayments(contract);
  const percent = dailyCap(contract.credit, pack);
  if (stretches !== null && percent !== null) {
    const most = stretches.reduce((sum, { owed, days: passed }) => sum + (owed * passed * percent) / 100, 0);
    readings.push({
      name: 'procentul se ia numai din cât mai este de dat înapoi',
      most: roundToBani(most),
      percent,
    });
  }
  return widestFirst(readings);
}

/** The double: the cost stops at the credit itself. Source: Legea 243/2024, art. 6. @returns widest first */
export function doubleReadings(contract: Contract, pack: RulePack): Reading[] {
  return widestFirst(
    bases(contract)
      .filter(({ sum }) => dailyCap(sum, pack) !== null)
      .map(({ name, sum }) => ({ name: `dublul se ia din ${name}, ${leiInSentence(sum)}`, most: sum })),
  );
}

/** The most that the contract may cost in the reading widest for the lender, day and double together; null above the bands. */
export function widestMaximum(contract: Contract, pack: RulePack): Bani | null {
  const costs = bases(contract).flatMap(({ sum }) => legalMaximum(sum, contract.days, pack)?.cost ?? []);
  return costs.length === 0 ? null : bani(Math.max(...costs));
}

/** A reading beside a cost: whether, and by how much, the cost passes it. */
export function comparedReading({ name, most }: Reading, cost: Bani): ComparedReading {
  return { name, most, over: cost > most ? bani(cost - most) : null };
}

function widestFirst(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => b.most - a.most);
}
