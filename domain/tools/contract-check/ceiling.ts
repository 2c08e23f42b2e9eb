import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure } from '#domain/base/sources/source-schema.ts';
import { widestMaximum } from './ceiling-readings.ts';
import type { CeilingScope } from './ceiling-scope.ts';
import type { Contract } from './contract.ts';

/** Ceiling of a contract's price, in the reading most generous to its lender. */
export type Ceiling =
  /** highest cost, in lei */
  | { kind: 'lei'; most: Bani }
  /** highest DAE, in percent, which follows a BNR rate known second-hand */
  | { kind: 'apr'; cap: Figure<number> }
  /** none is known: `scope` says why, unless the pack of its date has none */
  | { kind: 'none' };

/** Returns the ceiling of a contract. Source: Legea 243/2024, art. 4 (mortgages), 5 (DAE) and 6 (lei). */
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
