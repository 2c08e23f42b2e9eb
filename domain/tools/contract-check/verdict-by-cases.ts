import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { assumedContract } from './assumed-contract.ts';
import type { CheckedContract } from './check-contract.ts';
import type { CheckField } from './check-fields.ts';
import type { CheckedLenderKind, Contract } from './contract.ts';

/** What is known of the prices of banks and of mutual-aid houses, for a contract's sum and term; null: nothing. */
export type PublishedByKind = { bank: PublishedAprs | null; 'credit-union': PublishedAprs | null };

/** A contract as if one kind of lender gave it. */
export type LenderCase = {
  lender: CheckedLenderKind;
  /** with what nobody told taken as usual */
  checked: CheckedContract;
  /** what it is held against where no ceiling in lei says enough */
  published: PublishedAprs | null;
};

/** The verdict on a contract: one case where its lender is told, else that of an IFN and that of a bank. */
export type VerdictByCases = {
  cases: readonly [LenderCase] | readonly [LenderCase, LenderCase];
  /** what the cases take as usual, because nobody told it */
  assumed: readonly CheckField[];
  /** the one fact to ask beside the verdict; null: nothing is missing */
  asks: CheckField | null;
};

/**
 * Says of every contract what can be said: by kind of lender, and with what nobody told taken as usual and named.
 * @param check everything that is checked of a contract
 * @param published what a case without a ceiling in lei is held against
 * @param today the day of an offer that is not signed
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
    // What is published is of loans without a mortgage.
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
  // A bank's price has no ceiling: only what its DAE is made of matters.
  const assumed = usual.assumed.filter(
    (field) => !isBank || field === 'asigurare-unde' || (field === 'tip' && !contract.isTimed),
  );
  const missing = scope.kind === 'unknown' ? scope.needs : null;
  return { cases: [own], assumed, asks: missing ?? assumed[0] ?? null };
}
