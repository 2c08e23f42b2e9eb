import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { assumedContract } from './assumed-contract.ts';
import type { CheckedContract } from './check-contract.ts';
import type { CheckField } from './check-fields.ts';
import type { CheckedLenderKind, Contract } from './contract.ts';

/** Known prices of banks and of mutual-aid houses, for a contract's amount and term; null: none. */
export type PublishedByKind = { bank: PublishedAprs | null; 'credit-union': PublishedAprs | null };

/** A contract judged as if one kind of lender gave it. */
export type LenderCase = {
  lender: CheckedLenderKind;
  /** with defaults for facts not given */
  checked: CheckedContract;
  /** published prices to compare with, where no ceiling in lei is decisive */
  published: PublishedAprs | null;
};

/** Verdict on a contract: one case if its lender is given, else that of an IFN and that of a bank. */
export type VerdictByCases = {
  cases: readonly [LenderCase] | readonly [LenderCase, LenderCase];
  /** defaults used by the cases, because the facts were not given */
  assumed: readonly CheckField[];
  /** the one fact to ask beside the verdict; null: nothing is missing */
  asks: CheckField | null;
};

/**
 * Judges every contract as far as possible: by kind of lender, and with named defaults for facts not given.
 * @param check runs all checks of a contract
 * @param published prices to compare a case without a ceiling in lei with
 * @param today date of an unsigned offer
 */
export function verdictByCases(
  contract: Contract,
  check: (contract: Contract) => CheckedContract,
  published: PublishedByKind,
  today: IsoDay,
): VerdictByCases {
  const usual = assumedContract(contract, today);
  const caseOf = (lender: CheckedLenderKind): LenderCase => ({
    lender,
    checked: check({ ...usual.contract, lenderKind: lender }),
    // Published prices are of loans without a mortgage.
    published:
      usual.contract.hasMortgage === true
        ? null
        : published[lender === 'credit-union' ? 'credit-union' : 'bank'],
  });
  const { lenderKind } = contract;
  if (lenderKind === null) {
    return { cases: [caseOf('ifn'), caseOf('bank')], assumed: usual.assumed, asks: 'creditor' };
  }
  const own = caseOf(lenderKind);
  const { scope } = own.checked;
  const isBank = lenderKind === 'bank' || lenderKind === 'foreign-bank';
  // A bank's price has no ceiling: only the inputs of its DAE matter.
  const assumed = usual.assumed.filter(
    (field) => !isBank || field === 'asigurare-unde' || (field === 'tip' && !contract.isTimed),
  );
  const missing = scope.kind === 'unknown' ? scope.needs : null;
  return { cases: [own], assumed, asks: missing ?? assumed[0] ?? null };
}
