import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckField } from './check-fields.ts';
import { isLimited, type Contract } from './contract.ts';

/** A contract as if what nobody told were as it usually is. */
export type AssumedContract = {
  contract: Contract;
  /** the fields that were taken as usual, the one that changes most first */
  assumed: CheckField[];
};

/**
 * Fills what an answer by the law hangs on and nobody told: signed today, no mortgage, an ordinary credit paid in one or in equal monthly
 * payments, a limit as large as what is drawn, an insurance that the payments hold. What was told stays as it is.
 */
export function assumedContract(told: Contract, today: IsoDay): AssumedContract {
  const contract = { ...told };
  const assumed: CheckField[] = [];
  if (told.concluded === null) {
    contract.concluded = today;
    assumed.push('data');
  }
  if (told.kind === null && !(told.isCreditTold && told.isTimed)) {
    contract.kind = told.payments.length > 1 ? 'instalments' : 'single';
    contract.isTimed = true;
    assumed.push('tip');
  }
  if (isLimited(told.kind) && !told.isCreditTold) {
    contract.isCreditTold = true;
    assumed.push('suma-contract');
  }
  if (told.hasMortgage === null) {
    contract.hasMortgage = false;
    assumed.push('ipoteca');
  }
  if (told.insurance?.isInPayments === null) {
    contract.insurance = { ...told.insurance, isInPayments: true };
    assumed.push('asigurare-unde');
  }
  return { contract, assumed };
}
