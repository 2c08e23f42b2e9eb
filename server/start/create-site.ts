import type { AppOptions } from './app-options.ts';
import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { standingNotes } from '#domain/texts/pages/site-standing.ts';
import { cookiePolicyVersion } from '#server/people/consent/cookie-policy-version.ts';
import { checkLinks } from '#server/texts/content/check-links.ts';
import type { Content } from '#server/texts/content/content.ts';
import { operatorCompany } from '#server/base/operator.ts';
import { createTextPreview, previewLooks } from '#server/web/pages/preview-text.ts';
import { createLastKnown } from '#server/base/last-known.ts';
import { createRouteMatcher, type MatchRoute } from '#server/web/pages/match-route.ts';
import { createPageCache } from '#server/web/pages/page-cache.ts';
import { createPageRenderer, type PageRendererOptions } from '#server/web/pages/page-renderer.ts';
import { createPageStore } from '#server/web/pages/page-store.ts';
import { createSiteMap } from '#server/web/pages/site-map.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';

export type Site = ReturnType<typeof createSite>;

/**
 * Creates the pages: the list of present ones, their renderer, and their cache.
 * @throws {ContentError} for a text that links to a page the site does not have
 */
export function createSite({ config, services, app, build, logger, now }: AppOptions) {
  const { bundle, assets, development } = app;
  const { shownCountry: country, content, hidden, publications } = services;
  const { publicOrigin: origin, isStaging, standing, pagesAhead } = config;
  const baseUrl = `${config.callsHost}/`;
  const company = operatorCompany(config.operator);
  const consentVersion = cookiePolicyVersion(content);
  const { routes } = bundle;
  const everything = createRouteMatcher(routes, content);
  checkLinks(content.entries, (path) => everything(path) !== undefined);
  // The visible part of the content; rebuilt when a page is published or hidden.
  const keptBack = pagesOfRomania(country, content);
  const isElsewhere = (path: string) => {
    const { onlyIn, asksForData = false } = everything(path)?.route ?? {};
    const isOfOther = onlyIn !== undefined && onlyIn !== country.code;
    return keptBack.has(path) || isOfOther || (asksForData && !isPrepared(country));
  };
  const makeMap = () =>
    createSiteMap(routes, publications.content(), (path) => hidden.hasPath(path) || isElsewhere(path));
  let map = makeMap();
  // Every page of Ukraine exists under /ru/ too, with the offers of its Russian feed (domain/offers/feed-file-name.ts).
  const ownPath = (path: string) => (country.code === 'UA' ? path.replace(/^\/ru(?=\/)/, '') : path);
  const matchRoute: MatchRoute = (path) => map.matchRoute(ownPath(path));

  // Texts about Romania link to pages missing elsewhere; where all pages exist, the check is skipped.
  const leadsNowhere = isPrepared(country)
    ? undefined
    : (path: string) => everything(path) !== undefined && matchRoute(path) === undefined;

  const lastKnown = createLastKnown({ now, logger, patienceMs: config.databasePatienceMs });
  const rendererOf = (shown: () => Content, looks: Partial<PageRendererOptions> = {}) =>
    createPageRenderer({
      bundle,
      assets,
      services: {
        ...services,
        forms: services.forms.tokens,
        get content() {
          return shown();
        },
        pages: {
          has: (path) => matchRoute(path) !== undefined,
          listed: (facts) => map.listedPages(facts),
        },
      },
      country,
      origin,
      company,
      now,
      random: Math.random,
      lastKnown,
      withoutHidden: (reads) => hidden.reads(reads),
      withoutPolicy: development !== undefined,
      leadsNowhere,
      standing: standingNotes[standing],
      config: {
        baseUrl,
        isStaging,
        buildId: build.id,
        country: country.code,
        providerId: country.providerId,
        eventsHost: config.eventsHost,
        eventsOnLocalhost: config.eventsOnLocalhost,
        consent: country.consent,
        consentVersion,
        currency: country.currency,
      },
      ...looks,
    });
  const renderer = rendererOf(() => map.content);
  const pages = createPageStore({
    cache: createPageCache(),
    renderer,
    matchRoute,
    isHidden: (path) => hidden.hasPath(ownPath(path)),
    paths: () => map.paths,
    origin,
    // In development pages are rendered for each request.
    ahead: development ? 'none' : pagesAhead,
    logger,
  });

  return {
    /** base of pages' data and of the info about builds, with a slash at its end */
    baseUrl,
    consentVersion,
    /** kind of the pages of each route, by its path with parameters */
    matcher: Object.fromEntries(routes.map(({ path, kind, cached }) => [path, { kind, prerender: cached }])),
    matchRoute,
    /** whether the site has a page at a path, public or not, hidden or not */
    hasPage: (path: string) => everything(ownPath(path)) !== undefined,
    renderer,
    pages,
    /** the public part of the site now */
    map: () => map,
    /** renders the page of a text that may not be public yet, for its editor */
    preview: createTextPreview({
      routes,
      content,
      publications,
      origin,
      rendererOf: (shown) => rendererOf(() => shown, previewLooks(assets)),
    }),
    /** Rebuilds the site from what is public now. */
    republish: async (): Promise<void> => {
      map = makeMap();
      await pages.republish();
    },
    /** Rebuilds the site from what is visible now: no page made before is served any more. */
    purge: async (): Promise<void> => {
      map = makeMap();
      await pages.purge();
    },
  };
}

// Romanian texts that a country in preparation does not have: no lender of Romania has a page there, and no promise is made under
// its law. The cookie policy is valid everywhere.
const ROMANIAN_LAW = [
  '/termenii-de-utilizare/',
  '/politica-de-confidentialitate/',
  '/politica-de-reclamatii/',
];

function pagesOfRomania(
  { preparing }: Pick<Country, 'preparing'>,
  { lenders }: Content,
): ReadonlySet<string> {
  return new Set(isPrepared({ preparing }) ? [] : [...ROMANIAN_LAW, ...lenders.map(entryPath)]);
}
