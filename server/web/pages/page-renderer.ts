import { createHash } from 'node:crypto';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { PageError } from './page-contract.ts';
import { createHtmlResponse } from './html-response.ts';
import type { RouteMatch } from './match-route.ts';
import { PERSONAL, pageCaching } from './page-caching.ts';
import { createPageInputs, type LoadedPage, type PageAsked, type PageInputsOptions } from './page-inputs.ts';
import { callsHeaders } from '#server/shared/http/calls-headers.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { storeResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';
import { addressOf, DATA, hasOwnData } from './page-target.ts';
import { pageUrl } from './page-url.ts';

export type PageRendererOptions = PageInputsOptions & {
  /** the development server's styles and scripts are inline and change: a policy cannot name them */
  withoutPolicy?: boolean;
};

// Address the fingerprint library reports to. Pages are the same for everyone, so their policy cannot depend on consent; the code
// that requests it does (app/runtime/fingerprint.ts).
const FINGERPRINT_PING = 'https://m1.openfpcdn.io';

/**
 * `isComplete` false: the page is for this request only, because it is personal or a read failed.
 * `data`: those with which React takes the document over, if they do not stand in it.
 */
export type MadePage = { stored: StoredResponse; isComplete: boolean; data?: StoredResponse };

type Asked = PageAsked & { status?: number };

/** Renders addresses to finished responses: documents, their data, payloads and error pages, with their headers. */
export function createPageRenderer(options: PageRendererOptions) {
  const { bundle, assets, origin, config } = options;
  const { shellFor, load } = createPageInputs(options);
  const hosts = [config.eventsHost, config.baseUrl].filter((host) => URL.canParse(host));
  const connectTo = [...hosts.map((host) => new URL(host).origin), FINGERPRINT_PING];
  const htmlResponse = createHtmlResponse({ connectTo, withoutPolicy: options.withoutPolicy ?? false });
  const cachingOf = (made: LoadedPage) => pageCaching(made, options.now().getTime());

  function jsonResponse(made: LoadedPage, body: string): StoredResponse {
    const headers = {
      ...securityHeaders,
      'content-type': 'application/json; charset=utf-8',
      ...cachingOf(made),
      'x-robots-tag': 'noindex',
      'x-build': config.buildId,
      ...callsHeaders(config.baseUrl, origin),
    };
    const status = made.freshness.isOutage ? 503 : 200;
    return storeResponse({ status, body, headers });
  }

  function ownData(made: LoadedPage) {
    const data = JSON.stringify(bundle.dataBesideMarkup(made.data));
    const state = stateOf(config.buildId, data);
    return { state, stored: jsonResponse(made, `{"state":"${state}","data":${data}}`) };
  }

  return {
    /** Renders the document of a page; undefined when its own validation finds nothing at this address. */
    async document(match: RouteMatch, address: URL, asked: Asked = {}): Promise<MadePage | undefined> {
      const url = pageUrl(match.route, address);
      const made = await load(match, url, asked);
      const { data, isComplete, freshness } = made;
      if (data === null) return undefined;
      const shell = await shellFor(match.route, freshness);
      // A page for this request only would have other data in the next one.
      const own = isComplete && hasOwnData(match.route) ? ownData(made) : undefined;
      const dataFrom = own && { from: dataAddress(url, own.state), state: own.state };
      const html = bundle.renderPage({ route: match.route, url, data, shell, dataFrom });
      const status = asked.status ?? (freshness.isOutage ? 503 : 200);
      const stored = htmlResponse(status, html, shell, cachingOf(made));
      return { stored, isComplete, ...(own && { data: own.stored }) };
    },

    /** Renders the data with which React takes a document over, as `_data.json`; undefined as above. */
    async data(match: RouteMatch, address: URL): Promise<MadePage | undefined> {
      const made = await load(match, pageUrl(match.route, address));
      return made.data === null ? undefined : { ...ownData(made), isComplete: made.isComplete };
    },

    /** Renders the data of a page as `_payload.json`; undefined as above. */
    async payload(match: RouteMatch, address: URL): Promise<MadePage | undefined> {
      const made = await load(match, pageUrl(match.route, address));
      const { data, isComplete } = made;
      if (data === null) return undefined;
      const { styleFile } = await assets.forPage(match.route);
      // The page itself uses only the name of its card.
      const sent = bundle.shareCard(data) ? { ...data, shareCard: undefined } : data;
      return { stored: jsonResponse(made, JSON.stringify({ data: sent, styles: styleFile })), isComplete };
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

/** Returns the address of a page's data; with the state in it, so that no cache answers with an older one. */
function dataAddress(url: URL, state: string): string {
  return `${addressOf(url, DATA)}${url.search ? '&' : '?'}${state}`;
}

/**
 * Names the state of a page's data: the same on every instance of a build. Tokens of forms are new in each rendering, and any one of
 * them serves.
 */
function stateOf(buildId: string, data: string): string {
  const lasting = data.replaceAll(/"\w*token":"[^"]*"/gi, '');
  return createHash('sha256').update(buildId).update(lasting).digest('base64url').slice(0, 12);
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
