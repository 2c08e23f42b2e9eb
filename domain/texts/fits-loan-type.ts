import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** Which offers belong on the page of a loan type. Rules left out ask for nothing. */
export type FitRules = NonNullable<FrontmatterOf<'seo'>['fits']>;

/**
 * Whether an offer belongs on a loan type's page. What has no source matches no rule that asks for it: a largest sum that
 * nobody knows reaches no sum.
 */
export function fitsLoanType(
  offer: Pick<Offer, 'repayment' | 'lenderKind' | 'amount' | 'firstLoan'>,
  { repayment, lenderKind, maxAmountAtLeast, firstLoanAtZero }: FitRules,
): boolean {
  if (repayment && !(offer.repayment && repayment.includes(offer.repayment.value))) return false;
  if (lenderKind && !lenderKind.some((kind) => kind === offer.lenderKind)) return false;
  if (firstLoanAtZero && offer.firstLoan === null) return false;
  const max = offer.amount?.value.max ?? null;
  return maxAmountAtLeast === undefined || (max !== null && max >= fromLei(maxAmountAtLeast));
}
