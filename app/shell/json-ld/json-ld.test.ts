import { expect, test } from 'vitest';
import { bani } from '#domain/base/money/bani.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { operatorCompany } from '#server/base/operator.ts';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { presentOffer } from '#app/offers/shared/offer/present-offer.ts';
import { article } from './article.ts';
import { faqPage } from './faq-page.ts';
import { loanOrCredit } from './loan-or-credit.ts';
import { organization, website } from './site.ts';

const origin = 'https://site.test';
const publisher = { '@type': 'Organization', '@id': `${origin}/#organizatie`, name: 'Împrumut Clar' };

test('the organization has a name, an address and a square logo, and no rating', () => {
  const node = organization(origin, {}, 'ro-RO');
  expect(node).toMatchObject({
    ...publisher,
    url: 'https://site.test/',
    logo: { '@type': 'ImageObject', url: 'https://site.test/icon-512.png', width: 512, height: 512 },
  });
  expect(JSON.stringify(node)).not.toContain('ating');
});

test("the organization has the company's identity and its address, and nothing without a setting", () => {
  const { OPERATOR_NAME, OPERATOR_EMAIL } = operatorIdentity;
  expect(organization(origin, operatorCompany(operatorIdentity), 'ro-RO')).toMatchObject({
    legalName: OPERATOR_NAME,
    taxID: 'RO12345678',
    identifier: { '@type': 'PropertyValue', name: 'Registrul comerțului', value: 'J40/1/2026' },
    address: 'Str. Exemplului nr. 1, București',
    email: OPERATOR_EMAIL,
    telephone: '+40 21 000 00 00',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: OPERATOR_EMAIL,
      telephone: '+40 21 000 00 00',
    },
  });
  const written = JSON.parse(JSON.stringify(organization(origin, {}, 'ro-RO')));
  expect(Object.keys(written)).toEqual(['@type', '@id', 'name', 'url', 'description', 'logo']);
});

test('the site describes its search', () => {
  expect(website(origin, 'ro-RO')).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'ro-RO',
    publisher,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://site.test/cautare/?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('an article is signed by one desk and reviewed by another', () => {
  const node = article(
    {
      slug: 'ce-este-dae',
      title: 'Ce este DAE',
      description: 'Pe scurt.',
      published: '2026-11-02',
      updated: '2026-11-15',
      section: { slug: 'bani', name: 'Bani' },
      picture: 'bani',
      author: { id: 'redactia', name: 'Redacția', kind: 'desk' },
    },
    origin,
    'ro-RO',
  );
  expect(node).toMatchObject({
    '@type': 'Article',
    headline: 'Ce este DAE',
    datePublished: '2026-11-02',
    dateModified: '2026-11-15',
    image: { url: 'https://site.test/share/bani.png', width: 1200, height: 630 },
    author: {
      '@type': 'Organization',
      name: 'Redacția',
      url: 'https://site.test/autor/redactia/',
      parentOrganization: publisher,
    },
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://site.test/ce-este-dae/' },
  });
  expect(JSON.stringify(node)).not.toMatch(/review|editor/i);
});

test('questions are described with their answers; a page without questions describes none', () => {
  expect(faqPage([{ q: 'Cât costă?', a: 'Depinde.' }], `${origin}/credit-auto/`)).toEqual([
    {
      '@type': 'FAQPage',
      '@id': 'https://site.test/credit-auto/#intrebari',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Cât costă?',
          acceptedAnswer: { '@type': 'Answer', text: 'Depinde.' },
        },
      ],
    },
  ]);
  expect(faqPage([], `${origin}/credit-auto/`)).toEqual([]);
});

const request = { principal: bani(200_000), term: { count: 12, unit: 'months' }, purpose: null } as const;

function loan(change: Parameters<typeof newOffer>[0]) {
  const offer = presentOffer(
    newOffer({ header: 'Ieftin', lenderLink: '/credit-nevoi-personale/ieftin/', ...change }),
    '2026-11-21',
  );
  return loanOrCredit({ offer, quote: quoteOffer(offer, request, null), request, currency: 'RON' }, origin);
}

test("a loan is described with its sourced figures and the DAE of the page's amount and term", () => {
  const source = newSource();
  const node = loan({
    price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source },
    amount: { value: { min: bani(10_000), max: bani(500_000) }, source },
    term: { value: { minDays: 91, maxDays: 365 }, source },
  });
  // 12% a year in monthly instalments is (1 + 0.01)^12 − 1 = 12.68% a year.
  expect(JSON.parse(JSON.stringify(node))).toEqual({
    '@type': 'LoanOrCredit',
    name: 'Ieftin',
    url: 'https://site.test/credit-nevoi-personale/ieftin/',
    provider: {
      '@type': 'Organization',
      '@id': 'https://site.test/credit-nevoi-personale/ieftin/#creditor',
      name: 'CREDITOR IFN S.A.',
      alternateName: 'Ieftin',
      legalName: 'CREDITOR IFN S.A.',
    },
    currency: 'RON',
    amount: { '@type': 'MonetaryAmount', currency: 'RON', minValue: 100, maxValue: 5_000 },
    loanTerm: { '@type': 'QuantitativeValue', minValue: 91, maxValue: 365, unitCode: 'DAY' },
    interestRate: { '@type': 'QuantitativeValue', value: 12, unitText: 'pe an', unitCode: 'P1' },
    annualPercentageRate: {
      '@type': 'QuantitativeValue',
      value: 12.68,
      unitText: 'pe an',
      unitCode: 'P1',
      description: 'DAE pentru 2\u00a0000\u00a0de\u00a0lei, pe\u00a012\u00a0luni',
    },
  });
});

test('a lender without a proven company is described by its brand alone', () => {
  const source = newSource();
  const node = loan({
    price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source },
    amount: { value: { min: bani(10_000), max: bani(500_000) }, source },
    term: { value: { minDays: 91, maxDays: 365 }, source },
    legalName: null,
  });
  expect(JSON.parse(JSON.stringify(node?.['provider']))).toEqual({
    '@type': 'Organization',
    '@id': 'https://site.test/credit-nevoi-personale/ieftin/#creditor',
    name: 'Ieftin',
  });
});

test('a loan without a sourced price, or unavailable for the amount, is not described', () => {
  const source = newSource();
  expect(loan({ price: null })).toBeNull();
  expect(
    loan({
      price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source },
      amount: { value: { min: null, max: bani(100_000) }, source },
    }),
  ).toBeNull();
});

test('a loan with an old price is not described', () => {
  const source = newSource({ date: '2022' });
  const limits = {
    amount: { value: { min: null, max: bani(500_000) }, source },
    term: { value: { minDays: null, maxDays: 365 }, source },
  };
  expect(
    loan({ ...limits, price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source } }),
  ).toBeNull();
});

test('star ratings never reach structured data', () => {
  const offer = presentOffer(dailyOffer({ stars: 4.9 }), '2026-11-21');
  const term = { count: 30, unit: 'days' } as const;
  const daily = { ...request, term };
  const node = loanOrCredit(
    { offer, quote: quoteOffer(offer, daily, null), request: daily, currency: 'RON' },
    origin,
  );
  expect(node?.['interestRate']).toMatchObject({ value: 1, unitText: 'pe zi', unitCode: 'P1' });
  expect(JSON.stringify(node)).not.toMatch(/rating|4\.9/i);
});
