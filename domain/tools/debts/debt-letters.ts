import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { LINE } from '#domain/tools/contract-check/fill-letter.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { DebtsPlan } from './debts-plan.ts';

/** A letter for one of a person's debts. */
export type DebtLetter = {
  name: 'restructurare' | 'rambursare-anticipata';
  /** addressee; null: a blank line */
  creditor: string | null;
};

/**
 * Chooses the letters: each lender whose payment does not reduce the debt is asked for other instalments, and the lender who gets
 * the money above the minimums is told that it repays the principal. Without either, the first letter has a blank line for its
 * lender.
 */
export function debtLetters({ costs, input, avalanche }: DebtsPlan): DebtLetter[] {
  const stuck = costs.filter(({ repaid, debt }) => repaid <= 0 && debt.yearlyRatePercent > 0);
  const asked = stuck.length === 0 ? [null] : stuck.map(({ debt }) => debt.name);
  const target = input.extra > 0 ? avalanche?.first : undefined;
  return [
    ...asked.map((creditor): DebtLetter => ({ name: 'restructurare', creditor })),
    ...(target ? [{ name: 'rambursare-anticipata' as const, creditor: target.name }] : []),
  ];
}

/** Returns the fields of these letters. @param creditor null: a blank line */
export function debtLetterFields(creditor: string | null, today: IsoDay): Readonly<Record<string, string>> {
  return { creditor: creditor ?? LINE, data_contract: LINE, azi: formatDate(today) };
}
