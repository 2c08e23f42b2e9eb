import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { LoadedApp } from './pages/built-app.ts';
import { checkLinks } from './content/check-links.ts';
import type { Content } from './content/content.ts';
import { createTextPreview, previewLooks } from './editorial/preview-text.ts';
import { cookiePolicyVersion } from './consent/cookie-policy-version.ts';
import { callsHeaders } from '#server/pages/calls-headers.ts';
import { buildsRoutes } from './pages/builds-routes.ts';
import { createRouteMatcher, type MatchRoute } from './pages/match-route.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createFrontServer } from './pages/page-front.ts';
import { createPageRenderer, type PageRendererOptions } from './pages/page-renderer.ts';
import { createPageStore, type PageStore } from './pages/page-store.ts';
import { movedRoutes } from './pages/moved-routes.ts';
import { pagesPlugin } from './pages/pages-plugin.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { createSiteMap, type SiteMap } from './pages/site-map.ts';
import { scheduleCsvRoutes } from './calculator/schedule-csv-routes.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { eventsRoutes } from './events/events-routes.ts';
import { postbackRoutes } from './conversions/postback-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { redirectorRoutes } from './clicks/redirector-routes.ts';
import { formsPlugin } from './forms/forms-plugin.ts';
import { feedRoutes } from './offers/feed-routes.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { bankImportRoutes } from './rates/bank-import-routes.ts';
import { pauseGuard } from './privacy/pause-guard.ts';
import { ownDataRoutes } from './privacy/own-data-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { ratesRoutes } from './rates/rates-routes.ts';
import { registerOffice } from './register-office.ts';
import type { Services } from './services.ts';
import { oneClickRoutes } from './unsubscribe/one-click-routes.ts';

export type AppOptions = {
  config: Config;
  services: Services;
  app: LoadedApp;
  build: { id: string; timestamp: number };
  logger: Logger;
  now?: () => Date;
  random?: () => number;
};

export type App = FastifyInstance & {
  pages: PageStore;
  /** what is public now */
  siteMap(): SiteMap;
  /** makes the site anew of what is public now */
  republish(): Promise<void>;
};

/** The whole server, not yet listening: the same one for production, tests and benchmarks. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, services, build, logger, now = () => new Date(), random = Math.random } = options;
  const { bundle, assets, development } = options.app;
  const { country, content, publications } = services;
  const baseUrl = `${config.callsHost}/`;
  const consentVersion = cookiePolicyVersion(content);
  const everything = createRouteMatcher(bundle.routes, content);
  checkLinks(content.entries, (path) => everything(path) !== undefined);
  // What visitors see of it; made anew when a page is published.
  let map = createSiteMap(bundle.routes, publications.content());
  const matchRoute: MatchRoute = (path) => map.matchRoute(path);
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
      },
      country,
      origin: config.publicOrigin,
      now,
      random,
      withoutPolicy: development !== undefined,
      ...(config.isStaging && { note: 'Site de probă. Nimic de aici nu este o ofertă adevărată.' }),
      config: {
        baseUrl,
        isStaging: config.isStaging,
        buildId: build.id,
        country: country.code,
        providerId: country.providerId,
        eventsHost: config.eventsHost ?? '',
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
    paths: () => map.paths,
    origin: config.publicOrigin,
    logger,
  });

  const baseLogger: FastifyBaseLogger = logger;
  const fastify = Fastify({
    loggerInstance: baseLogger,
    trustProxy: config.trustProxy,
    // A line a request says nothing that the events and the statistics do not.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    // Paths are answered as they are asked for; the slash rule is the pages' own.
    routerOptions: { ignoreTrailingSlash: false },
    serverFactory: (handler) => createFrontServer(pages, assets.files, handler, development),
  }).withTypeProvider<ZodTypeProvider>();
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  fastify.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  fastify.addHook('onRequest', pauseGuard(services.ownData.today));
  // A slow answer is better than none: what is refused is what would wait longer than people do.
  await fastify.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
  fastify.get('/api/health', async () => ({ status: 'ok' }));

  await pagesPlugin(fastify, { store: pages, renderer, origin: config.publicOrigin });
  buildsRoutes(fastify, {
    build,
    prerendered: () => map.paths,
    headers: callsHeaders(baseUrl, config.publicOrigin),
  });
  await fastify.register(seoRoutes, {
    map: () => map,
    origin: config.publicOrigin,
    isStaging: config.isStaging,
    language: country.language,
    builtAt: new Date(build.timestamp),
  });
  await fastify.register(movedRoutes, { authors: content.authors });
  await fastify.register(calendarRoutes, { calendar: content.calendar, origin: config.publicOrigin });
  await fastify.register(feedRoutes, { repository: services.offersRepository, country: country.code });
  await fastify.register(ratesRoutes, { rates: services.rates, banks: content.banks });
  await fastify.register(bankImportRoutes, {
    findKeyHolder: (key) => services.rateKeys.findHolder(key),
    store: services.storeRates,
    content,
    now,
  });
  await fastify.register(eventsRoutes, {
    sink: services.events,
    country: country.code,
    publicOrigin: config.publicOrigin,
    limit: { max: config.eventLimit, windowMs: 10_000 },
    now,
  });
  await fastify.register(consentRoutes, {
    consents: services.consents,
    country,
    version: consentVersion,
    publicOrigin: config.publicOrigin,
    now,
  });
  await fastify.register(formsPlugin, {
    ...services.forms,
    db: services.db,
    matchRoute,
    renderer,
    origin: config.publicOrigin,
    now,
  });
  await fastify.register(oneClickRoutes, { links: services.unsubscribeLinks, db: services.db, now });
  await fastify.register(ownDataRoutes, {
    db: services.db,
    ownData: services.ownData,
    origin: config.publicOrigin,
    now,
  });
  await fastify.register(pushRoutes, { ...services.push, today: services.ownData.today, now });
  await fastify.register(scheduleCsvRoutes);
  await fastify.register(redirectorRoutes, {
    findOffer: services.findOfferToLeaveFor,
    clicks: services.clicks,
    now,
  });
  await fastify.register(postbackRoutes, { db: services.db, now });
  await registerOffice(fastify, options, {
    content,
    files: services.contentFiles,
    instances: {
      ...services.instances,
      readOffers() {
        services.offers.invalidate();
        return services.offers.load();
      },
    },
    isPublicPath: (path) => matchRoute(path) !== undefined,
    preview: createTextPreview({
      routes: bundle.routes,
      content,
      publications,
      origin: config.publicOrigin,
      rendererOf: (shown) => rendererOf(() => shown, previewLooks(assets)),
    }),
  });
  // Pages that are asked for before they are ready are made for the request.
  if (!development) fastify.addHook('onListen', () => pages.warm());
  fastify.addHook('preClose', async () => pages.stop());
  async function republish() {
    map = createSiteMap(bundle.routes, publications.content());
    await pages.republish();
  }
  return Object.assign(fastify as unknown as FastifyInstance, { pages, republish, siteMap: () => map });
}
