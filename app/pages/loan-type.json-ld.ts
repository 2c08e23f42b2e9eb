import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { LoanTypeData } from './loan-type.data.ts';

/** A loan type: its questions. */
export function describeLoanType({ texts }: LoanTypeData, { origin }: Shell): JsonLdNode[] {
  return faqPage(texts.faq, `${origin}/${texts.slug}/`);
}
