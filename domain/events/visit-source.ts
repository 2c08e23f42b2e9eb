import { readLabels, utmNames, type UtmName } from './attribution.ts';
import { cleanText, textLimit } from './clean-text.ts';

export type SourceLabels = Partial<Record<UtmName, string>>;

type Arrival = {
  /** query of the page one arrived on */
  search: URLSearchParams;
  /** the address one came from; '' when there is none */
  referrer: string;
  /** host name of this site */
  host: string;
  /** false: the visit goes on, and a link from another site does not begin a new one */
  isNewVisit: boolean;
  /** whether a source is known from before */
  isKnown: boolean;
};

/** The source of a visit that nobody sent: the address was typed in. */
export const TYPED_IN = 'typein';
const NONE = '(none)';
// Google's own hosts only: news.google.com is a site like any other.
const google = /^(www\.)?google\..{2,9}$/;
const yandex = /^(.*\.)?yandex\..{2,9}$/;

// Search engines: host, the query's key that says one searched, the name to show.
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
 * Where a visit comes from, by the rules of the library `sourcebuster` 1.1: a campaign in the address, else a search
 * engine, else (for a new visit) another site, else, when nothing is known from before, typed in. What that library
 * calls (none) is left out of campaign, content and term.
 * @returns null when what is known from before stays
 * @throws {TypeError} when `referrer` is no address: what browsers give always is
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

/** Whether a host is a site or a part of it: www.bing.com is on bing.com. */
function isOn(hostname: string, site: string): boolean {
  return `.${hostname}`.endsWith(`.${site}`);
}
