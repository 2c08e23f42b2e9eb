import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure } from '#domain/base/sources/source-schema.ts';
import { widestMaximum } from './ceiling-readings.ts';
import type { CeilingScope } from './ceiling-scope.ts';
import type { Contract } from './contract.ts';

/** The ceiling of a contract's price, in the reading widest for its lender. */
export type Ceiling =
  /** the most that it may cost, in lei */
  | { kind: 'lei'; most: Bani }
  /** the largest DAE, percent, which follows a rate of BNR that is known second-hand */
  | { kind: 'apr'; cap: Figure<number> }
  /** none is known: `scope` says why, unless the pack of its day has none */
  | { kind: 'none' };

/** Which ceiling a contract has. Source: Legea 243/2024, art. 4 (mortgages), 5 (DAE) and 6 (lei). */
export function ceilingOf(contract: Contract, scope: CeilingScope): Ceiling {
  if (scope.kind !== 'applies') return { kind: 'none' };
  const { pack, secured } = scope;
  const most = secured ? null : widestMaximum(contract, pack);
  if (most !== null) return { kind: 'lei', most };
  const cap = capOf(pack, secured);
  return cap === null ? { kind: 'none' } : { kind: 'apr', cap };
}

function capOf(pack: RulePack, secured: boolean): Figure<number> | null {
  return secured ? pack.mortgageAprCapPercent : pack.generalAprCapPercent;
}
