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

/** What every check is judged by. */
export type Facts = {
  contract: Contract;
  cost: ContractCost;
  scope: CeilingScope;
  ceiling: Ceiling;
  packs: readonly RulePack[];
  today: IsoDay;
};

/** What a check finds: a verdict and one plain sentence. */
export type Finding = {
  verdict: Verdict;
  sentence: string;
  /** where the act can be read in several ways, all of them, the widest for the lender first */
  readings?: readonly ComparedReading[];
  /** the answer that is missing */
  needs?: CheckField;
  /** what it leans on beside the articles of the check */
  alsoBasis?: readonly Citation[];
};

/** One question that an act answers: its articles, its condition and its words. */
export type Check = {
  id: string;
  title: string;
  basis: readonly ArticleId[];
  /** null: the question does not arise for this contract */
  find: (facts: Facts) => Finding | null;
};

/** „Nu se poate spune”: an answer is missing. */
export function needed(needs: CheckField, sentence: string): Finding {
  return { verdict: 'unknown', sentence, needs };
}

/** What a check of a ceiling says where the ceilings are not about the contract, or nobody knows whether they are. */
export function outOfScope(scope: Exclude<CeilingScope, { kind: 'applies' }>, before = ''): Finding {
  const sentence = before + scope.sentence;
  if (scope.kind === 'revision') return { verdict: 'ask', sentence };
  return { verdict: 'unknown', sentence, ...(scope.needs && { needs: scope.needs }) };
}

/** A check that says „sub” only of a whole cost: while an insurance may come on top, it asks where that is paid. */
export function ofWholeCost({ find, ...check }: Check): Check {
  return {
    ...check,
    find: (facts) => {
      const finding = find(facts);
      return finding?.verdict === 'under' && facts.cost.isLeast ? insuranceIsOpen : finding;
    },
  };
}

/** What a check says while nobody knows whether the payments hold the insurance. */
export const insuranceIsOpen: Finding = needed(
  'asigurare-unde',
  'Spuneți-ne cum se plătește asigurarea: dacă nu este în rate, costul este mai mare.',
);

/** What a check says that needs a DAE where there is none. */
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
