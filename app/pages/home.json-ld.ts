import { canFill, fillText } from '#domain/base/text/fill-text.ts';
import { homeValues } from '#app/offers/home/home-values.ts';
import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import { organization, website } from '#app/shell/json-ld/site.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { HomeData } from './home.data.tsx';

/** The home page: who publishes the site, the site itself, and the questions that stand on the page. */
export function describeHome(_: HomeData, shell: Shell): JsonLdNode[] {
  const { origin, content, rulePack, country, company } = shell;
  const values = homeValues(rulePack);
  const questions = content.home.faq.items
    .filter(({ a }) => canFill(a, values))
    .map(({ q, a }) => ({ q, a: fillText(a, values) }));
  const { language } = country;
  return [
    organization(origin, company, language),
    website(origin, language),
    ...faqPage(questions, `${origin}/`),
  ];
}
