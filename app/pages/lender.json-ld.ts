import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import { lender } from '#app/shell/json-ld/lender.ts';
import { loanOrCredit } from '#app/shell/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { LenderData } from './lender.data.ts';

/** A lender: who it is by what is proven, its loan where the price has a source, and its questions. */
export function describeLender({ page, offer, request }: LenderData, shell: Shell): JsonLdNode[] {
  const { origin, country } = shell;
  const { code: currency } = country.currency;
  // Of a request that can not be read the page shows no price.
  const loan =
    offer &&
    page.errors.length === 0 &&
    loanOrCredit({ offer: offer.view, quote: offer.quote, request, currency }, origin);
  return [whoLends(page, origin), ...(loan ? [loan] : []), ...faqPage(page.texts.faq, origin + page.path)];
}

// What registers know a firm by; where it sits and how it is called is on the page.
const REGISTERS = /^(Registrul|Înregistrare|Cod unic)/;

function whoLends({ identity, texts, path }: LenderData['page'], origin: string): JsonLdNode {
  const facts = identity.groups.flatMap(({ items }) => items);
  return lender(
    {
      name: texts.menu,
      legalName: facts.find(({ label }) => label === 'Denumire')?.value ?? null,
      path,
      identifiers: facts.filter(({ label }) => REGISTERS.test(label)),
    },
    origin,
  );
}
