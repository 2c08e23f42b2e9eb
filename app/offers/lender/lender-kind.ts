import type { Offer, Repayment } from '#domain/offers/offer.ts';
import type { LenderKind } from '#domain/offers/lenders/lender-kind-schema.ts';

const kinds: Record<LenderKind, string> = {
  ifn: 'IFN, creditor nebancar',
  'foreign-bank': 'Bancă din alt stat',
  unknown: 'Creditor fără firmă confirmată',
};

const repayments: Record<Repayment, string> = {
  instalments: 'credit în rate',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
};

/** What kind of lender this is and what it gives: „IFN, creditor nebancar · linie de credit”. */
export function lenderInWords({ lenderKind, repayment }: Pick<Offer, 'lenderKind' | 'repayment'>): string {
  return [kinds[lenderKind], ...(repayment ? [repayments[repayment.value]] : [])].join(' · ');
}
