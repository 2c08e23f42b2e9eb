import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import { olderContracts } from '#domain/law/older-contracts.ts';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { aprChecks } from './apr-checks.ts';
import { ceilingChecks } from './ceiling-checks.ts';
import { ceilingOf, type Ceiling } from './ceiling.ts';
import { ceilingScope, type CeilingScope } from './ceiling-scope.ts';
import { ofWholeCost, type Check, type Facts, type Finding } from './check.ts';
import type { Contract } from './contract.ts';
import { contractCost, type ContractCost } from './contract-cost.ts';
import { laterChecks } from './later-checks.ts';
import { minimumCheck } from './line-check.ts';
import { paperChecks } from './paper-checks.ts';
import { rightChecks } from './right-checks.ts';
import { cappedVerdict, type Verdict } from './verdict.ts';

/** Result of one check of a contract. */
export type CheckResult = Omit<Finding, 'alsoBasis'> &
  Pick<Check, 'id' | 'title'> & { basis: readonly Citation[] };

/** Articles of the library that checks rely on, by their ids. */
export type Citations = Readonly<Record<ArticleId, Citation>>;

export type CheckedContract = {
  contract: Contract;
  cost: ContractCost;
  scope: CeilingScope;
  /** first day of the ceilings, which contracts from before do not have */
  lawDay: IsoDay | null;
  ceiling: Ceiling;
  /** highest legal cost, in the reading most generous to the lender; null without a ceiling in lei */
  maximumCost: Bani | null;
  /** excess of the cost over it; null without one */
  over: Bani | null;
  /** of the ceilings on the price itself, without possible later costs */
  verdict: Verdict;
  results: readonly CheckResult[];
};

/** Every check, in the order of display. */
export const checks: readonly Check[] = [
  ...[...ceilingChecks, ...laterChecks].map(ofWholeCost),
  minimumCheck,
  ...aprChecks,
  ...paperChecks,
  ...rightChecks,
];

const PRICE_CHECKS: ReadonlySet<string> = new Set(['daily-ceiling', 'double-ceiling', 'apr-ceiling']);

/**
 * Computes the cost of a contract and the result of each check. No verdict is stronger than the reading of its acts.
 * @param packs the country's rules: those in force on the contract's date apply
 * @param law articles of every check, from the library
 * @param today to tell which deadlines have passed
 */
export function checkContract(
  contract: Contract,
  packs: readonly RulePack[],
  law: Citations,
  today: IsoDay,
): CheckedContract {
  const scope = ceilingScope(contract, packs);
  const cost = contractCost(contract);
  const ceiling = ceilingOf(contract, scope);
  const facts: Facts = { contract, cost, scope, ceiling, packs, today };
  const results = checks.flatMap((check) => resultOf(check, facts, law) ?? []);
  const maximumCost = ceiling.kind === 'lei' ? ceiling.most : null;
  return {
    contract,
    cost,
    scope,
    lawDay: olderContracts(packs)?.runningOn ?? null,
    ceiling,
    maximumCost,
    over: maximumCost !== null && cost.costInLaw > maximumCost ? bani(cost.costInLaw - maximumCost) : null,
    verdict: gravest(results.filter(({ id }) => PRICE_CHECKS.has(id)).map(({ verdict }) => verdict)),
    results,
  };
}

function resultOf({ id, title, basis: own, find }: Check, facts: Facts, law: Citations): CheckResult | null {
  const finding = find(facts);
  if (finding === null) return null;
  const { alsoBasis = [], ...found } = finding;
  const basis = [...own.flatMap((article) => law[article] ?? []), ...alsoBasis];
  return { id, title, basis, ...found, verdict: cappedVerdict(found.verdict, basis) };
}

const GRAVITY: readonly Verdict[] = ['over', 'ask', 'unknown', 'under'];

function gravest(verdicts: readonly Verdict[]): Verdict {
  return GRAVITY.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';
}
