import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import { isWorkingDay, previousWorkingDay } from '#domain/tools/calendar/working-days.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { packOf } from './pack-of.ts';

/** Deadline for withdrawing from a credit without a reason. */
type WithdrawalDay = {
  /** days from the contract on */
  count: number;
  last: IsoDay;
  /** the last day or, if it is a free day, the working day before it */
  sendBy: IsoDay;
};

/**
 * Computes the end of the withdrawal period (OUG 50/2010, art. 58). @returns null if the country's rules do not state its length
 */
export function withdrawalDay(concluded: IsoDay, packs: readonly RulePack[]): WithdrawalDay | null {
  const count = packOf(concluded, packs)?.withdrawalDays?.value;
  if (count === undefined) return null;
  const last = addDays(concluded, count);
  // Public holidays are known from 2018 on.
  const sendBy = last >= '2018' && !isWorkingDay(last) ? previousWorkingDay(last) : last;
  return { count, last, sendBy };
}
