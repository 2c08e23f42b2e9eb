import { isMissingLenderPage } from '#domain/offers/lenders/lender-path.ts';
import type { FastifyInstance } from 'fastify';
import { createEvidenceChanges } from '#server/offers/evidence/evidence-changes.ts';
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
  deskPages(fastify, {
    base: '/admin',
    assets: app.assets.office,
    words: {
      title: 'Redacția Împrumut Clar',
      withoutScripts:
        'Redacția este o aplicație și are nevoie de JavaScript. Paginile site-ului merg și fără el.',
    },
    origin,
    withoutPolicy: app.development !== undefined,
  });
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
        texts: textsServices(services, site),
        hiding: createHidingDesk({
          db,
          country: services.country,
          content: services.content,
          listOffers: async () => (await services.allOffers.loadAll()).flatMap(({ offers }) => offers),
          hasPage: site.hasPage,
          now,
        }),
      });
    },
  });
}

/** The changes by two people whose kinds need more than the database. */
function changesOf({ db, country, content, series }: Services, now: () => Date) {
  return {
    evidenceChanges: createEvidenceChanges({ db, country, starting: content.evidence, now }),
    seriesChanges: createSeriesChanges({ db, country, series, now }),
    transparencyChanges: createTransparencyChanges({ db, country, now }),
  };
}

function textsServices(services: Services, { map, matchRoute, preview }: Site): TextsServices {
  const { content, contentFiles, instances, offers } = services;
  return {
    content,
    files: contentFiles,
    instances: {
      ...instances,
      readOffers() {
        offers.invalidate();
        return offers.load();
      },
    },
    isPublicPath: (path) =>
      matchRoute(path) !== undefined &&
      !isMissingLenderPage(path, new Set(map().content.lenders.map(({ slug }) => slug))),
    isHidden: services.hidden.hasText,
    preview,
  };
}
