import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { publisher } from './site.ts';

export type Tool = {
  /** of its page, with both slashes */
  path: string;
  /** its fixed name, never what a visitor typed into it */
  name: string;
  description: string;
};

type Place = { origin: string; language: string; currency: string };

/** Describes a tool of the site: a calculator, a converter, a check. It is free, and runs in any browser. */
export function webApplication(
  { path, name, description }: Tool,
  { origin, language, currency }: Place,
): JsonLdNode {
  const address = origin + path;
  return {
    '@type': 'WebApplication',
    '@id': `${address}#instrument`,
    url: address,
    name,
    description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: currency },
    publisher: publisher(origin),
  };
}
