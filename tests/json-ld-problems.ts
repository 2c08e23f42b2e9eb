/**
 * Rules of schema.org and Google for the structured data types of the site. Sources, read in November 2026: schema.org/{kind} for
 * the properties of a type and their values; developers.google.com/search/docs/ appearance/structured-data/{article, breadcrumb,
 * dataset, faqpage, organization, profile-page, software-app} for the required ones. An unlisted property is an error too: the
 * type does not have it, or no consumer needs it.
 */

type Node = Record<string, unknown>;
/** Lists the faults of a value; empty if it is valid. */
type Check = (value: unknown) => string[];
type Kind = { must: Record<string, Check>; may?: Record<string, Check> };

const text: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? [] : ['no text']);
const number: Check = (value) => (typeof value === 'number' && Number.isFinite(value) ? [] : ['no number']);
const flag: Check = (value) => (typeof value === 'boolean' ? [] : ['not true or false']);
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? [] : ['no whole address'];
const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? []
    : ['no day'];
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`not like ${pattern.source}`];
const language = matching(/^[a-z]{2}-[A-Z]{2}$/);
const currency = matching(/^[A-Z]{3}$/);
// ISO 8601: two days, months or years, of which the second may be open.
const interval = matching(/^\d{4}(-\d\d){0,2}\/(\d{4}(-\d\d){0,2}|\.\.)$/);

/** Checks that a value is an object of one of these types. */
const a =
  (...names: string[]): Check =>
  (value) =>
    isNode(value) && names.includes(String(value['@type']))
      ? problemsOf(value)
      : [`no ${names.join(' or ')}`];
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value).length === 0) ? [] : (checks[0]?.(value) ?? []);
const list =
  (check: Check, least = 1): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least ? value.flatMap(check) : [`not a list of ${least} or more`];

const company = a('Organization');
const quantity = a('QuantitativeValue');

const kinds: Record<string, Kind> = {
  Article: {
    must: {
      '@id': address,
      headline: text,
      description: text,
      image: a('ImageObject'),
      datePublished: day,
      dateModified: day,
      author: a('Person', 'Organization'),
      publisher: company,
      mainEntityOfPage: a('WebPage'),
      inLanguage: language,
    },
    may: { articleSection: text },
  },
  Answer: { must: { text } },
  BreadcrumbList: { must: { itemListElement: list(a('ListItem'), 2) } },
  ContactPoint: {
    must: { contactType: text, availableLanguage: language },
    may: { email: text, telephone: text },
  },
  DataDownload: { must: { contentUrl: address, encodingFormat: matching(/^(text|application)\/\w+$/) } },
  Dataset: {
    must: {
      '@id': address,
      name: text,
      // Google accepts descriptions between these lengths.
      description: matching(/^[^]{50,5000}$/),
      url: address,
      license: address,
      creator: company,
      publisher: company,
      distribution: list(a('DataDownload')),
      temporalCoverage: interval,
      spatialCoverage: text,
      isAccessibleForFree: flag,
      inLanguage: language,
    },
  },
  EntryPoint: { must: { urlTemplate: matching(/^https:\/\/.*\{search_term_string\}$/) } },
  ExchangeRateSpecification: {
    must: { name: text, currency, currentExchangeRate: a('UnitPriceSpecification') },
    may: { exchangeRateSpread: a('MonetaryAmount') },
  },
  FAQPage: { must: { '@id': address, mainEntity: list(a('Question')) } },
  ImageObject: { must: { url: address, width: number, height: number } },
  ItemList: { must: { '@id': address, numberOfItems: number, itemListElement: list(a('ListItem')) } },
  ListItem: { must: { position: number }, may: { name: text, item: either(address, a('LoanOrCredit')) } },
  LoanOrCredit: {
    must: { name: text, provider: company, currency, interestRate: quantity, annualPercentageRate: quantity },
    may: { url: address, amount: a('MonetaryAmount'), loanTerm: quantity },
  },
  MonetaryAmount: { must: { currency }, may: { value: number, minValue: number, maxValue: number } },
  Offer: { must: { price: number, priceCurrency: currency } },
  Organization: {
    must: { name: text },
    may: {
      '@id': address,
      url: address,
      description: text,
      logo: a('ImageObject'),
      alternateName: text,
      legalName: text,
      taxID: text,
      identifier: either(a('PropertyValue'), list(a('PropertyValue'))),
      address: text,
      email: matching(/^\S+@\S+\.\S+$/),
      telephone: matching(/^\+?[\d ]+$/),
      contactPoint: a('ContactPoint'),
      parentOrganization: company,
    },
  },
  Person: {
    must: { '@id': address, name: text, url: address, worksFor: company },
    may: { description: text },
  },
  ProfilePage: {
    must: { '@id': address, url: address, inLanguage: language, mainEntity: a('Person', 'Organization') },
  },
  PropertyValue: { must: { name: text, value: text } },
  QuantitativeValue: {
    must: {},
    may: {
      value: number,
      minValue: number,
      maxValue: number,
      // Codes of UN/CEFACT: the day, and the percent.
      unitCode: matching(/^(DAY|P1)$/),
      unitText: text,
      description: text,
    },
  },
  Question: { must: { name: text, acceptedAnswer: a('Answer') } },
  SearchAction: { must: { target: a('EntryPoint'), 'query-input': text } },
  UnitPriceSpecification: {
    must: { price: number, priceCurrency: currency, referenceQuantity: quantity, validFrom: day },
  },
  WebApplication: {
    must: {
      '@id': address,
      name: text,
      description: text,
      url: address,
      applicationCategory: text,
      operatingSystem: text,
      offers: a('Offer'),
      publisher: company,
      inLanguage: language,
      isAccessibleForFree: flag,
    },
  },
  WebPage: { must: { '@id': address } },
  WebSite: {
    must: {
      '@id': address,
      url: address,
      name: text,
      publisher: company,
      potentialAction: a('SearchAction'),
      inLanguage: language,
    },
  },
};

/** Lists the faults in the structured data of a page, one per line, and its types, outermost first. */
export function jsonLdOf(html: string): { kinds: string[]; problems: string[] } {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const nodes = blocks.flatMap(([, json = '']) => {
    const block = JSON.parse(json) as { '@context': unknown; '@graph': Node[] };
    return block['@context'] === 'https://schema.org' ? block['@graph'] : [{ '@type': 'no context' }];
  });
  return { kinds: nodes.map((node) => String(node['@type'])), problems: nodes.flatMap(problemsOf) };
}

/** Lists the faults of one object and everything in it, as „Dataset.license: no whole address”. */
function problemsOf(node: Node): string[] {
  const name = String(node['@type']);
  const kind = kinds[name];
  if (!kind) return [`${name}: a kind nobody described`];
  const { must, may = {} } = kind;
  const missing = Object.keys(must).filter((property) => node[property] === undefined);
  const given = Object.entries(node).filter(
    ([property, value]) => property !== '@type' && value !== undefined,
  );
  return [
    ...missing.map((property) => `${name}.${property}: missing`),
    ...given.flatMap(([property, value]) => {
      const check = must[property] ?? may[property];
      const problems = check ? check(value) : ['not of this kind'];
      return problems.map((problem) => `${name}.${property}: ${problem}`);
    }),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '@type' in value;
}
