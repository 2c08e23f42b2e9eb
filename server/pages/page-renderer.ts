import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import type { FormState } from '#domain/forms/form-state.ts';
import { runningExperiment } from '#domain/experiments/experiments.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Company } from '#domain/pages/company.ts';
import type { ShareCard } from '#domain/pages/share-card.ts';
import type { SiteConfig } from '#domain/pages/page-config.ts';
import { relativeTime } from '#domain/text/relative-time.ts';
import type {
  AppBundle,
  PageAssets,
  PageArgs,
  PageError,
  PageRoute,
  PageServices,
  Shell,
} from './page-contract.ts';
import type { LastKnown } from './last-known.ts';
import type { RouteMatch } from './match-route.ts';
import { createPageReads, type Freshness } from './page-reads.ts';
import { PAGE_FOR_A_MINUTE } from '#server/http/caching.ts';
import { callsHeaders } from '#server/http/calls-headers.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';
import type { SiteAssets } from '#server/bundle/site-assets.ts';
import { storeResponse, type StoredResponse } from '#server/http/stored-response.ts';
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
  /** the development server's styles and scripts are inline and change: no policy can name them */
  withoutPolicy?: boolean;
  /** why the site is not for the public yet, said above every page; null: it is */
  standing?: string | null;
  /** whether a path of this site has no page in a country that is being prepared; left out where all are there */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** a sentence above every page */
  note?: string;
  /** what pages are made of while it can not be read */
  lastKnown: LastKnown;
  /** what pages read without what the office has taken out of sight, also of what was known before */
  withoutHidden: (services: PageServices) => PageServices;
};

// Where the fingerprint library says that it runs. Pages are the same for everyone, so their policy can not wait for
// consent; the code that asks there does (app/runtime/fingerprint.ts).
const FINGERPRINT_PING = 'https://m1.openfpcdn.io';

const PERSONAL = { 'cache-control': 'private, no-store' };
type Caching = typeof PAGE_FOR_A_MINUTE | typeof PERSONAL | Record<string, string>;

// How soon whoever finds nothing may ask again.
const RETRY_AFTER_SECONDS = '5';

/** `isComplete` false: the page is for this request only, because it is personal or something could not be read. */
export type MadePage = { stored: StoredResponse; isComplete: boolean };

type Asked = {
  /** a form that was not taken, for the page it was sent from */
  submission?: FormState;
  status?: number;
  /** of the request; only pages that are made for it alone see them */
  cookies?: string | undefined;
};

/** Turns addresses into finished answers: documents, payloads and error pages, with their headers. */
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
    // A page made in an outage is shown once and not kept: the next visitor may find everything back.
    const isFresh = freshness.staleSince === null && !freshness.isOutage;
    return { data, isComplete: isFresh && match.route.cached && !submission, freshness };
  }

  /** Says above a page how old it is, once that is a minute or more. */
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

  // Inline styles and scripts come with a page's assets: pages with the same assets share a policy, worked out once.
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
    /** The document of a page, or undefined when its own validation finds nothing at this address. */
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

    /** The data of a page as `_payload.json`, or undefined as above. */
    async payload(match: RouteMatch, address: URL): Promise<MadePage | undefined> {
      const made = await load(match, pageUrl(match.route, address));
      const { data, isComplete, freshness } = made;
      if (data === null) return undefined;
      const { styleFile } = await assets.forPage(match.route);
      // A page shows no more of its card than the name.
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

    /** What the picture of a page shows; null: it has none of its own, or its own validation finds nothing at this address. */
    async card(match: RouteMatch, address: URL): Promise<ShareCard | null> {
      const { data } = await load(match, pageUrl(match.route, address));
      return data === null ? null : bundle.shareCard(data);
    },

    /** The error page with its status and, as the page's data, its message. */
    async error(error: PageError, url: URL): Promise<StoredResponse> {
      const shell = await shellFor(undefined);
      return htmlResponse(error.statusCode, bundle.renderErrorPage({ url, error, shell }), shell, PERSONAL);
    },
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
