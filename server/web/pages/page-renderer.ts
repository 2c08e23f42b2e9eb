import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { runningExperiment } from '#domain/visits/experiments/experiments.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Company } from '#domain/texts/pages/company.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { SiteConfig } from '#domain/texts/pages/page-config.ts';
import { relativeTime } from '#domain/base/text/relative-time.ts';
import type {
  AppBundle,
  PageAssets,
  PageArgs,
  PageError,
  PageRoute,
  PageServices,
  Shell,
} from './page-contract.ts';
import type { LastKnown } from '#server/base/last-known.ts';
import type { RouteMatch } from './match-route.ts';
import { createPageReads, type Freshness } from './page-reads.ts';
import { PAGE_FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { callsHeaders } from '#server/shared/http/calls-headers.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/shared/http/security-headers.ts';
import type { SiteAssets } from './site-assets.ts';
import { storeResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';
import { pageUrl } from './page-url.ts';

export type PageRendererOptions = {
  bundle: AppBundle;
  assets: SiteAssets;
  services: PageServices;
  country: Country;
  origin: string;
  company: Company;
  config: SiteConfig;
  now: () => Date;
  random: () => number;
  /** the development server's styles and scripts are inline and change: a policy cannot name them */
  withoutPolicy?: boolean;
  /** why the site is not public yet, shown above every page; null: it is public */
  standing?: string | null;
  /** whether a path of this site has no page in a country in preparation; undefined where all exist */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** a sentence above every page */
  note?: string;
  /** source of values that cannot be read now */
  lastKnown: LastKnown;
  /** removes hidden things from what pages read, remembered values included */
  withoutHidden: (services: PageServices) => PageServices;
};

// Address the fingerprint library reports to. Pages are the same for everyone, so their policy cannot depend on consent; the code
// that asks for it does (app/runtime/fingerprint.ts).
const FINGERPRINT_PING = 'https://m1.openfpcdn.io';

const PERSONAL = { 'cache-control': 'private, no-store' };
type Caching = typeof PAGE_FOR_A_MINUTE | typeof PERSONAL | Record<string, string>;

// How soon a client without an answer may retry.
const RETRY_AFTER_SECONDS = '5';

/** `isComplete` false: the page is for this request only, because it is personal or a read failed. */
export type MadePage = { stored: StoredResponse; isComplete: boolean };

type Asked = {
  /** a refused form, for the page it was sent from */
  submission?: FormState;
  status?: number;
  /** of the request; only pages rendered for it alone see them */
  cookies?: string | undefined;
};

/** Renders addresses to finished responses: documents, payloads and error pages, with their headers. */
export function createPageRenderer(options: PageRendererOptions) {
  const { bundle, assets, services, country, origin, company, config, standing = null } = options;
  const hosts = [config.eventsHost, config.baseUrl].filter((host) => URL.canParse(host));
  const connectTo = [...hosts.map((host) => new URL(host).origin), FINGERPRINT_PING];

  const today = () => dayOf(options.now(), country.timeZone);
  const rulePackToday = () => rulePackInForce(country.rulePacks, today());

  async function shellFor(page: PageRoute | undefined, freshness?: Freshness): Promise<Shell> {
    const { content } = services;
    const pageAssets = await assets.forPage(page);
    const experiment = runningExperiment(country, today());
    const rulePack = rulePackToday();
    const note = freshness ? noteOf(freshness) : options.note;
    return {
      country,
      rulePack,
      experiment,
      content,
      origin,
      company,
      config,
      leadsNowhere: options.leadsNowhere,
      standing,
      salPicture: assets.salPicture ?? null,
      note,
      assets: pageAssets,
    };
  }

  async function load(
    match: RouteMatch,
    url: URL,
    { submission, cookies = '' }: Asked = {},
  ): Promise<{ data: unknown; isComplete: boolean; freshness: Freshness }> {
    const reads = createPageReads(services, options.lastKnown, url.pathname);
    const args: PageArgs = {
      url,
      params: match.params,
      services: options.withoutHidden(reads.services),
      country,
      rulePack: rulePackToday(),
      now: options.now(),
      submission,
      leadsNowhere: options.leadsNowhere,
      cookies: match.route.cached ? '' : cookies,
      random: options.random,
    };
    const data = await bundle.loadPageData(match.route, args);
    const { freshness } = reads;
    // A page of an outage is sent once and not cached: the next visitor may find everything back.
    const isFresh = freshness.staleSince === null && !freshness.isOutage;
    return { data, isComplete: isFresh && match.route.cached && !submission, freshness };
  }

  /** States the age of a page above it, from a minute on. */
  function noteOf({ staleSince }: Freshness): string | undefined {
    const now = options.now().getTime();
    if (!staleSince || now - staleSince.getTime() < 60_000) return options.note;
    const age = `Momentan nu putem actualiza datele de pe această pagină. Le vedeți așa cum erau ${relativeTime(staleSince.toISOString(), now)}.`;
    return [options.note, age].filter(Boolean).join(' ');
  }

  function cachingOf({ isComplete, freshness }: { isComplete: boolean; freshness: Freshness }): Caching {
    if (isComplete) return PAGE_FOR_A_MINUTE;
    const { staleSince, isOutage } = freshness;
    const age = staleSince && Math.floor((options.now().getTime() - staleSince.getTime()) / 1_000);
    return {
      ...PERSONAL,
      ...(age !== null && { age: String(age) }),
      ...(isOutage && { 'retry-after': RETRY_AFTER_SECONDS }),
    };
  }

  // Inline styles and scripts come with a page's assets: pages with the same assets share a policy, computed once.
  const policies = new WeakMap<PageAssets, string>();

  function policyOf(html: Buffer, pageAssets: PageAssets): string {
    const policy = policies.get(pageAssets) ?? contentSecurityPolicy(html.toString(), connectTo);
    policies.set(pageAssets, policy);
    return policy;
  }

  const htmlResponse = (status: number, html: Buffer, { assets: own }: Shell, caching: Caching) =>
    storeResponse({
      status,
      body: html,
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        ...(!options.withoutPolicy && { 'content-security-policy': policyOf(html, own) }),
        ...caching,
      },
    });

  return {
    /** Renders the document of a page; undefined when its own validation finds nothing at this address. */
    async document(match: RouteMatch, address: URL, asked: Asked = {}): Promise<MadePage | undefined> {
      const url = pageUrl(match.route, address);
      const made = await load(match, url, asked);
      const { data, isComplete, freshness } = made;
      if (data === null) return undefined;
      const shell = await shellFor(match.route, freshness);
      const html = bundle.renderPage({ route: match.route, url, data, shell });
      const status = asked.status ?? (freshness.isOutage ? 503 : 200);
      return { stored: htmlResponse(status, html, shell, cachingOf(made)), isComplete };
    },

    /** Renders the data of a page as `_payload.json`; undefined as above. */
    async payload(match: RouteMatch, address: URL): Promise<MadePage | undefined> {
      const made = await load(match, pageUrl(match.route, address));
      const { data, isComplete, freshness } = made;
      if (data === null) return undefined;
      const { styleFile } = await assets.forPage(match.route);
      // The page itself uses only the name of its card.
      const sent = bundle.shareCard(data) ? { ...data, shareCard: undefined } : data;
      const body = JSON.stringify({ data: sent, styles: styleFile });
      const headers = {
        ...securityHeaders,
        'content-type': 'application/json; charset=utf-8',
        ...cachingOf(made),
        'x-robots-tag': 'noindex',
        'x-build': config.buildId,
        ...callsHeaders(config.baseUrl, origin),
      };
      const status = freshness.isOutage ? 503 : 200;
      return { stored: storeResponse({ status, body, headers }), isComplete };
    },

    /**
     * Builds the content of a page's share picture; null: it has none of its own, or its own validation finds nothing at this
     * address.
     */
    async card(match: RouteMatch, address: URL): Promise<ShareCard | null> {
      const { data } = await load(match, pageUrl(match.route, address));
      return data === null ? null : bundle.shareCard(data);
    },

    /** Renders the error page with its status and, as the page's data, its message. */
    async error(error: PageError, url: URL): Promise<StoredResponse> {
      const shell = await shellFor(undefined);
      return htmlResponse(error.statusCode, bundle.renderErrorPage({ url, error, shell }), shell, PERSONAL);
    },
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
