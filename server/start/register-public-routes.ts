import { dayOf } from '#domain/base/days/iso-day.ts';
import { newestSight } from '#domain/base/series/series-age.ts';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { scheduleCsvRoutes } from '#server/tools/calculator/schedule-csv-routes.ts';
import { calendarRoutes } from '#server/tools/calendar/calendar-routes.ts';
import { redirectorRoutes } from '#server/visits/clicks/redirector-routes.ts';
import { cookiePolicyVersion } from '#server/people/consent/cookie-policy-version.ts';
import { consentRoutes } from '#server/people/consent/consent-routes.ts';
import { postbackRoutes } from '#server/partners/conversions/postback-routes.ts';
import type { Site } from './create-site.ts';
import { formsPlugin } from '#server/web/pages/forms-plugin.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { feedRoutes } from '#server/offers/feed-routes.ts';
import { buildsRoutes } from '#server/web/bundle/builds-routes.ts';
import { callsHeaders } from '#server/shared/http/calls-headers.ts';
import { createLastKnown } from '#server/base/last-known.ts';
import { movedRoutes } from '#server/web/pages/moved-routes.ts';
import { pagesPlugin } from '#server/web/pages/pages-plugin.ts';
import { ownDataRoutes } from '#server/people/privacy/own-data-routes.ts';
import { pushRoutes } from '#server/people/push/push-routes.ts';
import { bankImportRoutes } from '#server/tools/rates/bank-import-routes.ts';
import { payerLogoRoutes } from '#server/partners/terms/payer-logo-routes.ts';
import { openDataRoutes } from '#server/offers/open-data/open-data-routes.ts';
import { ratesRoutes } from '#server/tools/rates/rates-routes.ts';
import { seoRoutes } from '#server/web/seo/seo-routes.ts';
import { createPictureMaker } from '#server/web/share/picture-maker.ts';
import { shareRoutes } from '#server/web/share/share-routes.ts';
import { oneClickRoutes } from '#server/people/unsubscribe/one-click-routes.ts';

/** Registers all routes that are open to people without an account, subject by subject. */
export async function registerPublicRoutes(
  fastify: FastifyInstance,
  options: AppOptions,
  site: Site,
): Promise<void> {
  await registerReading(fastify, options, site);
  await registerMeasuring(fastify, options);
  await registerDeeds(fastify, options, site);
}

/** Registers the public reads (pages, files, rates) and the import of banks' rates. */
async function registerReading(
  fastify: FastifyInstance,
  { config, services, build, now, logger }: AppOptions,
  site: Site,
): Promise<void> {
  const { publicOrigin: origin, databasePatienceMs: patienceMs } = config;
  const { content, country } = services;
  await pagesPlugin(fastify, { ...site, store: site.pages, origin });
  buildsRoutes(fastify, {
    build,
    matcher: site.matcher,
    prerendered: () => site.map().paths,
    headers: callsHeaders(site.baseUrl, origin),
  });
  await fastify.register(seoRoutes, {
    map: site.map,
    facts: async () => {
      const changed = await services.offersRepository.lastChanges(country.code);
      const today = dayOf(now(), country.timeZone);
      return {
        rates: services.hidden.rates(await services.rates.load()),
        today,
        series: newestSight(services.series.book(), today),
        offers: new Map(Array.from(changed, ([slug, moment]) => [slug, dayOf(moment, country.timeZone)])),
      };
    },
    origin,
    isPublic: config.standing === 'public',
    language: country.language,
    securityContact: config.operator.OPERATOR_EMAIL ?? null,
    today: () => dayOf(now(), country.timeZone),
    patienceMs,
  });
  await fastify.register(shareRoutes, {
    matchRoute: site.matchRoute,
    renderer: site.renderer,
    pictures: createPictureMaker(),
    origin,
  });
  await fastify.register(movedRoutes, { authors: content.authors });
  await fastify.register(calendarRoutes, { calendar: content.calendar, origin });
  await fastify.register(scheduleCsvRoutes);
  await fastify.register(feedRoutes, {
    listOffers: async () =>
      withProducts(
        ...(await Promise.all([services.offersRepository.list(country.code), services.evidence.load()])),
      ),
    repository: services.offersRepository,
    country: country.code,
    lastKnown: createLastKnown({ now, logger, patienceMs, most: 1_000 }),
    withoutHidden: services.hidden.offers,
  });
  await fastify.register(ratesRoutes, {
    rates: {
      load: async () => services.hidden.rates(await services.rates.load()),
      health: () => services.rates.health(),
    },
    banks: content.banks,
  });
  await fastify.register(payerLogoRoutes, { db: services.db });
  if (country.code === 'RO') {
    await fastify.register(openDataRoutes, {
      series: services.series,
      loadOffers: () => services.offers.load(),
      loadEvidence: () => services.evidence.load(),
      loadTransparency: () => services.transparency.load(),
      isHidden: services.hidden.hasEvidence,
      rulePacks: () => services.shownCountry.rulePacks,
      today: () => dayOf(now(), country.timeZone),
    });
  }
  await fastify.register(bankImportRoutes, {
    findKeyHolder: (key) => services.rateKeys.findHolder(key),
    store: services.storeRates,
    content,
    now,
  });
}

/** Registers the records of visits besides events: consent, departures to lenders and lenders' reports of those. */
async function registerMeasuring(
  fastify: FastifyInstance,
  { config, services, now }: AppOptions,
): Promise<void> {
  const { publicOrigin, databasePatienceMs: patienceMs } = config;
  const { country } = services;
  await fastify.register(consentRoutes, {
    consents: services.consents,
    country,
    version: () => cookiePolicyVersion(services.allContent()),
    publicOrigin,
    patienceMs,
    now,
  });
  await fastify.register(redirectorRoutes, {
    departures: services.departures,
    withoutHidden: services.hidden.offers,
    clicks: services.clicks,
    patienceMs,
    now,
  });
  await fastify.register(postbackRoutes, { postbacks: services.postbacks });
}

/** Registers what visitors send and request: forms, ends of mailings, their own data, notifications. */
async function registerDeeds(
  fastify: FastifyInstance,
  { config, services, now }: AppOptions,
  { matchRoute, renderer }: Site,
): Promise<void> {
  const { publicOrigin: origin } = config;
  const { db, forms, ownData } = services;
  await fastify.register(formsPlugin, { ...forms, db, matchRoute, renderer, origin, now });
  await fastify.register(oneClickRoutes, { links: services.unsubscribeLinks, db, now });
  await fastify.register(ownDataRoutes, { db, ownData, origin, now });
  await fastify.register(pushRoutes, { ...services.push, today: ownData.today, now });
}
