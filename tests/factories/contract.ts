import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { checkedArticles } from '#domain/tools/contract-check/checked-articles.ts';
import { checkContract, type CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { Contract, ListedLender } from '#domain/tools/contract-check/contract.ts';
import {
  verdictByCases,
  type PublishedByKind,
  type VerdictByCases,
} from '#domain/tools/contract-check/verdict-by-cases.ts';
import { readContract } from '#domain/tools/contract-check/read-contract.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { lawLibrary } from './law-library.ts';

/** Read once: a property asks for it hundreds of times. */
const law = checkedArticles(lawLibrary());

export type TypedContract = Partial<Record<CheckField, string>>;

export const TODAY: IsoDay = '2026-11-22';

export const lenders: readonly ListedLender[] = [
  {
    slug: 'smile-credit',
    name: 'Smile Credit',
    kind: 'ifn',
    identity: 'SMILE CREDIT IFN S.A., RS-PJR-33-110111',
  },
  { slug: 'ferratum', name: 'Ferratum', kind: 'foreign-bank', identity: 'licența C 56251' },
  { slug: 'credit7', name: 'Credit7', kind: 'unknown', identity: null },
];

/** A signed contract of an IFN: 1 500 lei for 30 days, 1 950 lei back, which is exactly the ceiling. */
export const usualContract: TypedContract = {
  primiti: '1500',
  termen: '30',
  unitate: 'zile',
  platiti: '1950',
  tip: 'o-plata',
  creditor: 'ifn',
  semnat: 'da',
  data: '16.11.2026',
  ipoteca: 'nu',
};

/** Runs the check on a contract as typed. @throws {Error} with its problems */
export function checkTyped(
  typed: TypedContract,
  today = TODAY,
  packs: readonly RulePack[] = romanianRulePacks,
): CheckedContract {
  const { contract, problems } = readContract(typed, { today, lenders });
  if (contract === null) throw new Error(problems.map(({ message }) => message).join(' '));
  return checkContract(contract, packs, law, today);
}

/** Returns the result of one check for the usual contract with these answers; null when it does not apply. */
export function resultOf(id: string, typed: TypedContract, today = TODAY) {
  const { results } = checkTyped({ ...usualContract, ...typed }, today);
  return results.find((result) => result.id === id) ?? null;
}

/** Prices published by banks and houses, as an answer receives them: the ends of their printed examples in November 2026. */
const published: PublishedByKind = {
  bank: {
    low: 8.46,
    high: 18.37,
    isAsked: false,
    average: null,
    lenders: ['Exim Banca Românească', 'Credex Bank'],
    sources: [],
  },
  'credit-union': {
    low: 11.57,
    high: 26.74,
    isAsked: false,
    average: null,
    lenders: ['CAR Straja', 'C.A.R. Solidaritatea'],
    sources: [],
  },
};

/** Returns a contract as typed with its verdict by cases. */
export function answerTyped(typed: TypedContract): { checked: CheckedContract; verdict: VerdictByCases } {
  const checked = checkTyped(typed);
  const check = (contract: Contract) => checkContract(contract, romanianRulePacks, law, TODAY);
  return { checked, verdict: verdictByCases(checked.contract, check, published, TODAY) };
}
