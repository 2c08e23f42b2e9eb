import { fromLei } from '#domain/money/bani.ts';
import type { LenderKind, Offer, Repayment } from './offer.ts';

/** Which offers belong on the page of a loan type. Rules left out ask for nothing. */
export type FitRules = {
  /** how it is paid back, one of these */
  repayment?: readonly Repayment[] | undefined;
  /** who lends, one of these */
  lenderKind?: readonly LenderKind[] | undefined;
  /** whole lei that it has to reach */
  maxAmountAtLeast?: number | undefined;
  /** the first loan has days without interest */
  firstLoanAtZero?: boolean | undefined;
};

/**
 * Whether an offer belongs on a loan type's page. What has no source matches no rule that asks for it: a largest sum that
 * nobody knows reaches no sum.
 */
export function fitsLoanType(
  offer: Pick<Offer, 'repayment' | 'lenderKind' | 'amount' | 'firstLoan'>,
  { repayment, lenderKind, maxAmountAtLeast, firstLoanAtZero }: FitRules,
): boolean {
  if (repayment && !(offer.repayment && repayment.includes(offer.repayment.value))) return false;
  if (lenderKind && !lenderKind.includes(offer.lenderKind)) return false;
  if (firstLoanAtZero && offer.firstLoan === null) return false;
  const max = offer.amount?.value.max ?? null;
  return maxAmountAtLeast === undefined || (max !== null && max >= fromLei(maxAmountAtLeast));
}
