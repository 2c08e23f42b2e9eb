import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';

/** Which offers belong on the page of a loan type. Rules left out ask for nothing. */
export type FitRules = NonNullable<FrontmatterOf<'seo'>['fits']>;

/**
 * Whether an offer belongs on a loan type's page. A value without a source matches no rule: a largest sum that
 * without a known amount fits no request.
 */
export function fitsLoanType(
  offer: Pick<Offer, 'lenderKind' | 'products'>,
  { repayment, lenderKind, maxAmountAtLeast, firstLoanAtZero }: FitRules,
): boolean {
  const { repayment: own, amount, firstLoan } = leadFigures(offer);
  if (repayment && !(own && repayment.includes(own.value))) return false;
  if (lenderKind && !lenderKind.some((kind) => kind === offer.lenderKind)) return false;
  if (firstLoanAtZero && firstLoan === null) return false;
  const max = amount?.value.max ?? null;
  return maxAmountAtLeast === undefined || (max !== null && max >= fromLei(maxAmountAtLeast));
}
