import { standingNotes } from '#domain/texts/pages/site-standing.ts';
import { cookiePolicyVersion } from '#server/people/consent/cookie-policy-version.ts';
import { createLastKnown } from '#server/base/last-known.ts';
import { operatorCompany } from '#server/base/operator.ts';
import type { Content } from '#server/texts/content/content.ts';
import {
  createPageRenderer,
  type PageRenderer,
  type PageRendererOptions,
} from '#server/web/pages/page-renderer.ts';
import type { AppOptions } from './app-options.ts';
import type { SitePaths } from './site-paths.ts';

type Site = { paths: SitePaths; baseUrl: string };

/** Returns the maker of renderers: of the public pages, and of a text that may not be public yet. All share the last known values. */
export function createRendererOf(
  { config, services, app, build, logger, now }: AppOptions,
  { paths, baseUrl }: Site,
) {
  const { shownCountry: country, hidden } = services;
  const lastKnown = createLastKnown({ now, logger, patienceMs: config.databasePatienceMs });
  return (shown: () => Content, looks: Partial<PageRendererOptions> = {}): PageRenderer =>
    createPageRenderer({
      bundle: app.bundle,
      assets: app.assets,
      services: {
        ...services,
        forms: services.forms.tokens,
        get content() {
          return shown();
        },
        pages: {
          has: (path) => paths.matchRoute(path) !== undefined,
          listed: (facts) => paths.map().listedPages(facts),
        },
      },
      country,
      origin: config.publicOrigin,
      company: operatorCompany(config.operator),
      now,
      random: Math.random,
      lastKnown,
      withoutHidden: (reads) => hidden.reads(reads),
      withoutPolicy: app.development !== undefined,
      leadsNowhere: paths.leadsNowhere,
      standing: standingNotes[config.standing],
      config: {
        baseUrl,
        isStaging: config.isStaging,
        buildId: build.id,
        country: country.code,
        providerId: country.providerId,
        eventsHost: config.eventsHost,
        eventsOnLocalhost: config.eventsOnLocalhost,
        consent: country.consent,
        get consentVersion() {
          return cookiePolicyVersion(services.allContent());
        },
        currency: country.currency,
      },
      ...looks,
    });
}
