import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { Ceiling } from './ceiling.ts';
import type { ComparedReading } from './ceiling-readings.ts';
import type { CeilingScope } from './ceiling-scope.ts';
import type { CheckField } from './check-fields.ts';
import type { Contract } from './contract.ts';
import type { ContractCost } from './contract-cost.ts';
import type { Verdict } from './verdict.ts';

/** Input of every check. */
export type Facts = {
  contract: Contract;
  cost: ContractCost;
  scope: CeilingScope;
  ceiling: Ceiling;
  packs: readonly RulePack[];
  today: IsoDay;
};

/** Finding of a check: a verdict and one plain sentence. */
export type Finding = {
  verdict: Verdict;
  sentence: string;
  /** if the act has several readings, all of them, the most generous to the lender first */
  readings?: readonly ComparedReading[];
  /** the missing answer */
  needs?: CheckField;
  /** what the finding relies on besides the articles of the check */
  alsoBasis?: readonly Citation[];
};

/** One question answered by an act: its articles, its condition and its words. */
export type Check = {
  id: string;
  title: string;
  basis: readonly ArticleId[];
  /** null: the question does not apply to this contract */
  find: (facts: Facts) => Finding | null;
};

/** Returns the finding „Nu se poate spune”: an answer is missing. */
export function needed(needs: CheckField, sentence: string): Finding {
  return { verdict: 'unknown', sentence, needs };
}

/** Returns the finding of a ceiling check if the ceilings do not apply to the contract, or if this is unknown. */
export function outOfScope(scope: Exclude<CeilingScope, { kind: 'applies' }>, before = ''): Finding {
  const sentence = before + scope.sentence;
  if (scope.kind === 'revision') return { verdict: 'ask', sentence };
  return { verdict: 'unknown', sentence, ...(scope.needs && { needs: scope.needs }) };
}

/** Wraps a check that says „sub” only for a whole cost: while an insurance may come on top, the check asks how it is paid. */
export function ofWholeCost({ find, ...check }: Check): Check {
  return {
    ...check,
    find: (facts) => {
      const finding = find(facts);
      return finding?.verdict === 'under' && facts.cost.isLeast ? insuranceIsOpen : finding;
    },
  };
}

/** Finding while it is unknown whether the payments include the insurance. */
export const insuranceIsOpen: Finding = needed(
  'asigurare-unde',
  'Spuneți-ne cum se plătește asigurarea: dacă nu este în rate, costul este mai mare.',
);

/** Returns the finding of a check that needs a DAE when there is none. */
export function withoutApr({ isTimed }: Contract): Finding {
  return isTimed
    ? {
        verdict: 'unknown',
        sentence: 'Pentru plățile acestea DAE nu se poate calcula: trece de 10 milioane la sută.',
      }
    : needed(
        'tip',
        'Fără datele plăților nu putem calcula DAE. Scrieți ratele sau spuneți-ne ce fel de credit este.',
      );
}
