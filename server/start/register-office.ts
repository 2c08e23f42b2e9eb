import { isMissingLenderPage } from '#domain/offers/lenders/lender-path.ts';
import type { FastifyInstance } from 'fastify';
import { createEvidenceChanges } from '#server/offers/evidence/evidence-changes.ts';
import { createOfferChanges } from '#server/offers/offer-changes.ts';
import { createHidingDesk } from '#server/texts/hidden/hiding-desk.ts';
import type { ProxyWatch } from '#server/shared/http/proxy-watch.ts';
import { listSetAside } from '#server/shared/journal/set-aside.ts';
import { deskPages } from '#server/web/pages/desk-pages.ts';
import { officePlugin } from '#server/office/office-plugin.ts';
import { officeRoutes } from './office-routes.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import { navigationCounts } from './navigation-counts.ts';
import { openAuth } from '#server/office/open-auth.ts';
import type { DescribedRoute } from '#server/web/openapi/described-routes.ts';
import { openApiRoutes } from '#server/web/openapi/open-api-routes.ts';
import { createSeriesChanges } from '#server/tools/series/series-changes.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { createTextChanges, type TextChanges } from '#server/texts/changes/text-changes.ts';
import { createTextCheck } from '#server/texts/changes/text-check.ts';
import { listNamedPartners } from '#server/partners/terms/named-partners.ts';
import { createTransparencyChanges } from '#server/partners/transparency/transparency-changes.ts';
import type { AppOptions } from './app-options.ts';
import type { Site } from './create-site.ts';
import type { Services } from './services.ts';

/**
 * Registers the back office: its document and its calls; and the description of all calls, which differs for signed-in colleagues.
 */
export async function registerOffice(
  fastify: FastifyInstance,
  { config, services, app, build, now }: AppOptions,
  { site, routes, proxyWatch }: { site: Site; routes: readonly DescribedRoute[]; proxyWatch: ProxyWatch },
): Promise<void> {
  const { origin, sessionHours, callLimit, isSecondFactorRequired } = config.office;
  const { db } = services;
  const texts = textsServices(services, site);
  const secret = services.keys['sign-in'].hmac('better-auth').toString('base64url');
  const open = openAuth({
    db,
    origin,
    secret,
    sessionHours,
    outbox: services.outbox,
    logger: fastify.log,
    now,
  });
  await officeDocument(fastify, { config, services, app }, site);
  await fastify.register(officePlugin, {
    openAuth: open,
    origin,
    isSecondFactorRequired,
    async register(office) {
      await office.register(openApiRoutes, { routes, origin: config.publicOrigin });
      await officeRoutes(office, {
        db,
        openAuth: open,
        origin,
        callLimit,
        waiting: navigationCounts,
        moderation: { outbox: services.outbox, links: services.forms.links },
        suppressions: services.suppressions,
        mail: { outbox: services.outbox, operator: config.mail.operator, origin: config.publicOrigin },
        now,
        country: services.country,
        operator: services.operator,
        operations: {
          jobs: services.jobs,
          build,
          startedAt: now(),
          listSetAside: () => listSetAside(config.dataDir),
          isProxyUntold: proxyWatch.isUntold,
          ratesHealth: () => services.rates.health(),
          loadOffers: () => services.allOffers.load(),
          previewDigest: () => services.digest.preview(),
          backupPlace: services.backupPlace?.name ?? null,
        },
        doctor: services.doctor,
        evidence: services.evidence,
        ...changesOf(services, now),
        partners: { list: () => listNamedPartners(db) },
        terms: { isAuthorised: Boolean(config.operator.OPERATOR_AUTHORISATION) },
        onErased: services.onErased,
        texts,
        textChanges: textChangesOf(services, site, now),
        offerChanges: createOfferChanges({
          db,
          country: services.country,
          readEvidence: services.evidence.load,
          now,
          hasPage: texts.mayLeadTo,
        }),
        hiding: createHidingDesk({
          db,
          country: services.country,
          texts,
          listOffers: async () => (await services.allOffers.loadAll()).flatMap(({ offers }) => offers),
          hasPage: site.hasPage,
          now,
        }),
      });
    },
  });
}

/** Serves the document of the office, which shows pages of texts in a frame. */
async function officeDocument(
  fastify: FastifyInstance,
  { config, services, app }: Pick<AppOptions, 'config' | 'services' | 'app'>,
  site: Site,
): Promise<void> {
  deskPages(fastify, {
    base: '/admin',
    assets: app.assets.office,
    words: {
      title: 'Redacția Împrumut Clar',
      withoutScripts:
        'Redacția este o aplicație și are nevoie de JavaScript. Paginile site-ului merg și fără el.',
    },
    origin: config.office.origin,
    previewStyles: await previewStyles(services, site, app),
    withoutPolicy: app.development !== undefined,
  });
}

/** The inlined styles of every kind of page that shows a text. */
async function previewStyles(services: Services, site: Site, app: AppOptions['app']): Promise<string[]> {
  const routes = services
    .allContent()
    .entries.flatMap((entry) => site.matchRoute(entryPath(entry))?.route ?? []);
  const byModule = new Map(routes.map((route) => [route.module, route]));
  const assets = await Promise.all([...byModule.values()].map((route) => app.assets.forPage(route)));
  return [...new Set(assets.map(({ styles }) => styles))];
}

function textChangesOf(services: Services, site: Site, now: () => Date): TextChanges {
  const { db, country, texts: live, words, allContent: content, renderTexts: render } = services;
  const check = createTextCheck({ render, words, content, hasPage: site.hasPage });
  return createTextChanges({ db, country, live, check, now });
}

/** The changes by two people whose kinds need more than the database. */
function changesOf({ db, country, content, series }: Services, now: () => Date) {
  return {
    evidenceChanges: createEvidenceChanges({ db, country, starting: content.evidence, now }),
    seriesChanges: createSeriesChanges({ db, country, series, now }),
    transparencyChanges: createTransparencyChanges({ db, country, now }),
  };
}

function textsServices(services: Services, { map, matchRoute, movedTo, preview }: Site): TextsServices {
  const { contentFiles, instances, offers } = services;
  const isPublicPath = (path: string) =>
    matchRoute(movedTo(path) ?? path) !== undefined &&
    !isMissingLenderPage(path, new Set(map().content.lenders.map(({ slug }) => slug)));
  return {
    get content() {
      return services.allContent();
    },
    files: contentFiles,
    instances: {
      ...instances,
      readOffers() {
        offers.invalidate();
        return offers.load();
      },
    },
    isPublicPath,
    mayLeadTo: (path) => isPublicPath(path) || services.hidden.hasPath(path),
    isHidden: services.hidden.hasText,
    preview,
  };
}
