import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckField } from './check-fields.ts';
import { isLimited, type Contract } from './contract.ts';

/** A contract with defaults in place of facts not given. */
export type AssumedContract = {
  contract: Contract;
  /** fields with a default, the most important first */
  assumed: CheckField[];
};

/**
 * Fills in facts that a legal verdict depends on and that were not given: signed today, no mortgage, an ordinary credit paid once
 * or in equal monthly payments, a limit equal to the drawn amount, an insurance included in the payments. Given facts stay
 * unchanged.
 */
export function assumedContract(stated: Contract, today: IsoDay): AssumedContract {
  const contract = { ...stated };
  const assumed: CheckField[] = [];
  if (stated.concluded === null) {
    contract.concluded = today;
    assumed.push('data');
  }
  if (stated.kind === null && !(stated.isCreditTold && stated.isTimed)) {
    contract.kind = stated.payments.length > 1 ? 'instalments' : 'single';
    contract.isTimed = true;
    assumed.push('tip');
  }
  if (isLimited(stated.kind) && !stated.isCreditTold) {
    contract.isCreditTold = true;
    assumed.push('suma-contract');
  }
  if (stated.hasMortgage === null) {
    contract.hasMortgage = false;
    assumed.push('ipoteca');
  }
  if (stated.insurance?.isInPayments === null) {
    contract.insurance = { ...stated.insurance, isInPayments: true };
    assumed.push('asigurare-unde');
  }
  return { contract, assumed };
}
