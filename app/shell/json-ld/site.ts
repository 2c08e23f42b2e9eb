import { SITE_NAME } from '#app/ui/site-name.ts';
import type { Company } from '#domain/texts/pages/company.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

const DESCRIPTION =
  'Compară împrumuturi din România după cât costă, de fapt. Locul unei oferte nu se cumpără. Nu acordă credite.';

/** References the organization behind the site; `organization` describes it once, on the home page. */
export function publisher(origin: string) {
  return { '@type': 'Organization', '@id': `${origin}/#organizatie`, name: SITE_NAME } as const;
}

/**
 * Describes the publisher of the site. No ratings: there are no verified reviews of the site itself. Fields without a setting are
 * omitted.
 * @param language of customer service, e.g. ro-RO
 */
export function organization(origin: string, company: Company, language: string): JsonLdNode {
  const { legalName, taxId, register, address, email, phone: telephone } = company;
  const logo = { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 };
  return {
    ...publisher(origin),
    url: `${origin}/`,
    description: DESCRIPTION,
    logo,
    legalName,
    taxID: taxId,
    identifier: register && { '@type': 'PropertyValue', name: 'Registrul comerțului', value: register },
    address,
    email,
    telephone,
    contactPoint:
      email || telephone
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email,
            telephone,
            availableLanguage: language,
          }
        : undefined,
  };
}

/** The site with its search (app/pages/search.tsx). @param language e.g. ro-RO */
export function website(origin: string, language: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: SITE_NAME,
    inLanguage: language,
    publisher: publisher(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/cautare/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
