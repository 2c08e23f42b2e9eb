import { readLabels, utmNames, type UtmName } from './attribution.ts';
import { cleanText, textLimit } from './clean-text.ts';

export type SourceLabels = Partial<Record<UtmName, string>>;

type Arrival = {
  /** query of the landing page */
  search: URLSearchParams;
  /** the referring address; '' when there is none */
  referrer: string;
  /** host name of this site */
  host: string;
  /** false: the visit continues, and a link from another site does not begin a new one */
  isNewVisit: boolean;
  /** whether an earlier source is known */
  isKnown: boolean;
};

/** Source of a visit without a referrer: the address was typed in. */
export const TYPED_IN = 'typein';
const NONE = '(none)';
// Google's own hosts only: news.google.com is a site like any other.
const google = /^(www\.)?google\..{2,9}$/;
const yandex = /^(.*\.)?yandex\..{2,9}$/;

// Search engines: host, the query key of a search, the displayed name.
const organics = [
  ['bing.com', 'q', 'bing'],
  ['yahoo.com', 'p', 'yahoo'],
  ['about.com', 'q', 'about'],
  ['aol.com', 'q', 'aol'],
  ['ask.com', 'q', 'ask'],
  ['globososo.com', 'q', 'globo'],
  ['go.mail.ru', 'q', 'go.mail.ru'],
  ['rambler.ru', 'query', 'rambler'],
  ['tut.by', 'query', 'tut.by'],
] as const;

const renamedSites = [
  ['t.co', 'twitter.com'],
  ['plus.url.google.com', 'plus.google.com'],
] as const;

/**
 * Finds the source of a visit, by the rules of the library `sourcebuster` 1.1: a campaign in the address, else a search engine,
 * else (for a new visit) another site, else, without an earlier source, typed in. Its (none) is left out of campaign, content and
 * term.
 * @returns null when the earlier source stays
 * @throws {TypeError} when `referrer` is not an address; browsers always give one
 * @see docs/decisions/019-identity-attribution-and-what-events-say.md
 */
export function visitSource({ search, referrer, host, isNewVisit, isKnown }: Arrival): SourceLabels | null {
  const from = referrer === '' ? null : new URL(referrer);
  const campaign = campaignOf(search, from);
  if (campaign) return campaign;
  if (from && !isOn(from.hostname, host.replace('www.', ''))) {
    const engine = searchEngine(from);
    if (engine) return { utm_source: engine, utm_medium: 'organic' };
    if (isNewVisit) {
      const utm_source =
        renamedSites.find(([site]) => isOn(from.hostname, site))?.[1] ?? from.hostname.replace('www.', '');
      return { utm_source, utm_medium: 'referral', utm_content: cleanText(from.pathname, textLimit) };
    }
  }
  return isKnown ? null : { utm_source: TYPED_IN, utm_medium: NONE };
}

function campaignOf(search: URLSearchParams, from: URL | null): SourceLabels | null {
  let payer = search.has('yclid') ? 'yandex' : null;
  if (search.has('gclid')) payer = 'google';
  if (!payer && !utmNames.some((name) => search.has(name))) return null;
  const term = from && yandex.test(from.hostname) ? readLabels(from.searchParams, ['text']).text : undefined;
  return {
    utm_source: payer ?? NONE,
    utm_medium: payer ? 'cpc' : NONE,
    ...(payer && { utm_campaign: `${payer}_cpc` }),
    ...(term && { utm_term: term }),
    ...readLabels(search, utmNames),
  };
}

function searchEngine({ hostname, search }: URL): string | undefined {
  if (yandex.test(hostname) && search.includes('text=')) return 'yandex';
  if (google.test(hostname)) return 'google';
  const query = search.toLowerCase();
  return organics.find(([site, key]) => isOn(hostname, site) && query.includes(`${key}=`))?.[2];
}

/** Tells whether a host is a site or a part of it: www.bing.com is on bing.com. */
function isOn(hostname: string, site: string): boolean {
  return `.${hostname}`.endsWith(`.${site}`);
}
