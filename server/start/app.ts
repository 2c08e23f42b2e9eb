import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { addHealthRoutes } from './health-routes.ts';
import type { AppOptions } from './app-options.ts';
import { createSite, type Site } from './create-site.ts';
import { createEventIntake, type EventIntake } from '#server/visits/events/event-intake.ts';
import { createEventLane } from '#server/visits/events/event-lane.ts';
import { eventsRoutes } from '#server/visits/events/events-routes.ts';
import { answerSerializer } from '#server/shared/http/answer-serializer.ts';
import { createFrontServer } from '#server/shared/http/front.ts';
import { limitWork } from '#server/shared/http/limit-work.ts';
import { type DescribedRoute, describedRoutes } from '#server/web/openapi/described-routes.ts';
import type { PageStore } from '#server/web/pages/page-store.ts';
import { createProxyWatch, type ProxyWatch } from '#server/shared/http/proxy-watch.ts';
import { refuseUnreadable } from '#server/shared/http/refuse-unreadable.ts';
import { findUnstorableInput } from '#server/shared/http/unstorable-input.ts';
import { securityHeaders, strictTransportSecurity } from '#server/shared/http/security-headers.ts';
import type { SiteMap } from '#server/web/pages/site-map.ts';
import { mayBePaused, pauseGuard } from '#server/people/privacy/pause-guard.ts';
import { registerOffice } from './register-office.ts';
import { registerPartnersDesk } from './register-partners-desk.ts';
import { registerPublicRoutes } from './register-public-routes.ts';
import { createTraffic, type Traffic } from '#server/shared/http/traffic.ts';
import { type Trust, trustedProxies } from '#server/base/trusted-proxies.ts';

export type App = FastifyInstance & {
  pages: PageStore;
  /** the public part of the site now */
  siteMap(): SiteMap;
  /** rebuilds the site from the public texts */
  republish(changed?: ReadonlySet<string>): Promise<void>;
  /** rebuilds the site without hidden things, and serves no page made before */
  purge(): Promise<void>;
  /** counts of the answered requests */
  traffic: Traffic;
};

// Events, departures and reports have limits of their own, the desks their sessions; monitors request the site's health.
const hasOwnLimit =
  /^\/(?:api\/(?:event|health|ready|postback)\/?(?:\?|$)|landing\/redirector\/|(?:api\/)?(?:admin|parteneri)\/)/;

/** Builds the whole server, not yet listening: the same one for production, tests and benchmarks. */
export async function buildApp(options: AppOptions): Promise<App> {
  const site = createSite(options);
  const { config, services, logger, now } = options;
  const events = createEventIntake({
    sink: services.events,
    country: services.country.code,
    publicOrigin: config.publicOrigin,
    now,
    limit: { max: config.eventLimit, windowMs: 10_000 },
    logOutage: (error) => logger.error(error, 'events are not stored'),
  });
  const isTrusted = trustedProxies(config.trustProxy);
  const proxyWatch = createProxyWatch({ isTrusted, onUntold: (sentence) => logger.warn(sentence) });
  const traffic = createTraffic({
    onAnswer: config.logRequests ? (answered) => logger.info(answered, 'request') : undefined,
    routeOf: (path) => site.matchRoute(path)?.route.path,
  });
  const { fastify, routes } = await createServer(options, site, { events, isTrusted, proxyWatch, traffic });
  // First: they bring the error handler that every route needs.
  await registerPublicRoutes(fastify, options, site);
  addHealthRoutes(fastify, site.pages);
  await fastify.register(eventsRoutes, { intake: events });
  await registerOffice(fastify, options, { site, routes, proxyWatch });
  await registerPartnersDesk(fastify, options);
  const { pages, map: siteMap, republish, purge } = site;
  // Pages requested before they are ready are rendered for the request.
  fastify.addHook('onListen', () => pages.warm());
  fastify.addHook('preClose', async () => pages.stop());
  return Object.assign(fastify, { pages, siteMap, republish, purge, traffic });
}

type ServerParts = { events: EventIntake; isTrusted: Trust; proxyWatch: ProxyWatch; traffic: Traffic };

function countAnswers(fastify: FastifyInstance, traffic: Traffic): void {
  fastify.addHook('onResponse', async ({ method, url, routeOptions }, reply) => {
    traffic.answered({
      method,
      address: url,
      ...(routeOptions.url !== undefined && { route: routeOptions.url }),
      status: reply.raw.statusCode,
      begun: performance.now() - reply.elapsedTime,
    });
  });
}

/** Headers of every answer, whatever makes it. */
function headersOfAll({ hstsSeconds, standing }: Pick<AppOptions['config'], 'hstsSeconds' | 'standing'>) {
  return {
    ...strictTransportSecurity(hstsSeconds),
    ...(standing !== 'public' && { 'x-robots-tag': 'noindex' }),
  };
}

/** Creates the server without its subjects: the rules of every request. */
async function createServer(
  { config, services, app, logger, onRoute, shedsLoad = true }: AppOptions,
  { pages }: Site,
  { events, isTrusted, proxyWatch, traffic }: ServerParts,
): Promise<{ fastify: FastifyInstance; routes: readonly DescribedRoute[] }> {
  const loggerInstance: FastifyBaseLogger = logger;
  const everyAnswer = headersOfAll(config);
  const fastify = Fastify({
    loggerInstance,
    trustProxy: config.trustProxy !== false && isTrusted,
    // A log line per request would add nothing to the events and statistics.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    frameworkErrors: (error, request, reply) => void refuseAddress(error, request, reply),
    clientErrorHandler: refuseUnreadable(everyAnswer),
    // Paths are answered as requested; the slash rule belongs to the pages.
    routerOptions: { ignoreTrailingSlash: false },
    // Requests that arrive while stopping are answered: a proxy would pass a 503 on to the visitor and try no other instance.
    return503OnClosing: false,
    serverFactory: (application) =>
      createFrontServer({
        pages,
        files: app.assets.files,
        isHidden: services.hidden.hasPath,
        isForEveryone: (address, cookies) => !mayBePaused(address, cookies),
        everyAnswer,
        takePlainPost: createEventLane(events, isTrusted, everyAnswer, proxyWatch.look),
        look: proxyWatch.look,
        hasLane: config.httpLane,
        isLeaving: () => pages.state === 'stopping',
        traffic,
        application,
        development: app.development,
      }),
  });
  // Refuses a malformed address ("/%zz/"), which never reaches a handler, like every other error. The error handler is
  // asynchronous, whatever its type says, and Fastify does not wait for it here.
  async function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    try {
      const answered: unknown = fastify.errorHandler(error, request, reply);
      await answered;
    } catch (cause) {
      logger.error(cause, 'an address that is none was not refused');
      reply.raw.destroy();
    }
  }
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(
    answerSerializer((broken) => logger.error(broken, 'an answer is not what its route declares')),
  );
  if (onRoute) fastify.addHook('onRoute', onRoute);
  const routes = describedRoutes(fastify);
  limitWork(fastify, { mostMs: config.workLimitMs, isFree: (url) => hasOwnLimit.test(url) });
  fastify.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  countAnswers(fastify, traffic);
  fastify.addHook('onRequest', pauseGuard(services.ownData.today));
  // Runs for every call, before its schema and its handler; forms and events clean their input themselves.
  fastify.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (!routeOptions.url?.startsWith('/api/')) return;
    for (const data of [params, query, body]) {
      const problem = findUnstorableInput(data);
      if (problem) throw problem;
    }
  });
  // A slow answer is better than none: requests are refused only when they would wait longer than people do.
  if (shedsLoad) await fastify.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
  return { fastify, routes };
}
