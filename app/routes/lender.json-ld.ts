import { faqPage } from '#app/json-ld/faq-page.ts';
import { loanOrCredit } from '#app/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/pages/page-contract.ts';
import type { LenderData } from './lender.data.ts';

/** A lender: its loan where the price has a source, and its questions. */
export function describeLender({ page, offer, request }: LenderData, shell: Shell): JsonLdNode[] {
  const { origin, country } = shell;
  const { code: currency } = country.currency;
  const loan = offer && loanOrCredit({ offer: offer.view, quote: offer.quote, request, currency }, origin);
  return [...(loan ? [loan] : []), ...faqPage(page.texts.faq, origin + page.path)];
}
