import { repaymentWords } from '#domain/loan/repayment-words.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { LenderKind } from '#domain/offers/lenders/lender-kind-schema.ts';

const kinds: Record<LenderKind, string> = {
  ifn: 'IFN, creditor nebancar',
  'foreign-bank': 'Bancă din alt stat',
  unknown: 'Creditor fără firmă confirmată',
};

/** What kind of lender this is and what it gives: „IFN, creditor nebancar · linie de credit”. */
export function lenderInWords({ lenderKind, products }: Pick<Offer, 'lenderKind' | 'products'>): string {
  const { repayment } = leadFigures({ products });
  return [kinds[lenderKind], ...(repayment ? [repaymentWords[repayment.value]] : [])].join(' · ');
}
