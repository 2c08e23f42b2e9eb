import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import type { FormState } from '#domain/forms/form-state.ts';
import { runningExperiment } from '#domain/experiments/experiments.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { SiteConfig } from '#domain/pages/page-config.ts';
import type {
  AppBundle,
  PageAssets,
  PageArgs,
  PageError,
  PageRoute,
  PageServices,
  Shell,
} from './page-contract.ts';
import type { RouteMatch } from './match-route.ts';
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
  config: SiteConfig;
  now: () => Date;
  random: () => number;
  /** the development server's styles and scripts are inline and change: no policy can name them */
  withoutPolicy?: boolean;
  /** a sentence above every page */
  note?: string;
};

// Where the fingerprint library says that it runs. Pages are the same for everyone, so their policy can not wait for
// consent; the code that asks there does (app/runtime/fingerprint.ts).
const FINGERPRINT_PING = 'https://m1.openfpcdn.io';

// A shared cache may keep a page for five minutes, and a CDN serve it for a day while it fetches a new one. Browsers ask.
// The word for CDNs stands apart (RFC 9213): browsers heed it too, and would show a price of yesterday from their own cache.
const CACHED = {
  'cache-control': 'public, max-age=0, s-maxage=300',
  'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=86400',
};
const PERSONAL = { 'cache-control': 'private, no-store' };
type Caching = typeof CACHED | typeof PERSONAL;

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
  const { bundle, assets, services, country, origin, config } = options;
  const hosts = [config.eventsHost, config.baseUrl].filter((host) => URL.canParse(host));
  const connectTo = [...hosts.map((host) => new URL(host).origin), FINGERPRINT_PING];

  const today = () => dayOf(options.now(), country.timeZone);
  const rulePackToday = () => rulePackInForce(country.rulePacks, today());

  async function shellFor(page: PageRoute | undefined): Promise<Shell> {
    const { content } = services;
    const pageAssets = await assets.forPage(page);
    const experiment = runningExperiment(country.code, today());
    const rulePack = rulePackToday();
    const { note } = options;
    return { country, rulePack, experiment, content, origin, config, note, assets: pageAssets };
  }

  async function load(
    match: RouteMatch,
    url: URL,
    { submission, cookies = '' }: Asked = {},
  ): Promise<{ data: unknown; isComplete: boolean }> {
    let isComplete = true;
    const offers = {
      ...services.offers,
      // A page made of an outage is shown once and not kept: the next visitor may find the offers back.
      async load() {
        const list = await services.offers.load();
        if (list.isOutage) isComplete = false;
        return list;
      },
    };
    const args: PageArgs = {
      url,
      params: match.params,
      services: { ...services, offers },
      country,
      rulePack: rulePackToday(),
      now: options.now(),
      submission,
      cookies: match.route.cached ? '' : cookies,
      random: options.random,
    };
    const data = await bundle.loadPageData(match.route, args);
    return { data, isComplete: isComplete && match.route.cached && !submission };
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
      const { data, isComplete } = await load(match, url, asked);
      if (data === null) return undefined;
      const shell = await shellFor(match.route);
      const html = bundle.renderPage({ route: match.route, url, data, shell });
      return {
        stored: htmlResponse(asked.status ?? 200, html, shell, isComplete ? CACHED : PERSONAL),
        isComplete,
      };
    },

    /** The data of a page as `_payload.json`, or undefined as above. */
    async payload(match: RouteMatch, address: URL): Promise<MadePage | undefined> {
      const { data, isComplete } = await load(match, pageUrl(match.route, address));
      if (data === null) return undefined;
      const { styleFile } = await assets.forPage(match.route);
      const body = JSON.stringify({ data, styles: styleFile });
      const headers = {
        ...securityHeaders,
        'content-type': 'application/json; charset=utf-8',
        ...(isComplete ? CACHED : PERSONAL),
        'x-robots-tag': 'noindex',
        'x-build': config.buildId,
        ...callsHeaders(config.baseUrl, origin),
      };
      return { stored: storeResponse({ status: 200, body, headers }), isComplete };
    },

    /** The error page with its status and, as the page's data, its message. */
    async error(error: PageError, url: URL): Promise<StoredResponse> {
      const shell = await shellFor(undefined);
      return htmlResponse(error.statusCode, bundle.renderErrorPage({ url, error, shell }), shell, PERSONAL);
    },
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
