import type { FastifyInstance } from 'fastify';
import { partnersApiRoutes } from '#server/partners/api/partners-api-routes.ts';
import { openPartnerAuth } from '#server/partners/desk/open-partner-auth.ts';
import { leadsInwards } from '#server/shared/outside/public-fetch.ts';
import { partnersPlugin } from '#server/partners/desk/partners-plugin.ts';
import { deskPages } from '#server/web/pages/desk-pages.ts';
import type { AppOptions } from './app-options.ts';
import { ownHosts } from './own-hosts.ts';
import { partnersDeskRoutes } from './partners-desk-routes.ts';

/** Registers the partners' desk: its document and its calls, with a sign-in of its own. */
export async function registerPartnersDesk(
  fastify: FastifyInstance,
  { config, services, app, now }: AppOptions,
): Promise<void> {
  const { publicOrigin: origin } = config;
  const { sessionHours, callLimit } = config.office;
  const { db, outbox, country } = services;
  const secret = services.keys['sign-in'].hmac('better-auth of partners').toString('base64url');
  const openAuth = openPartnerAuth({ db, origin, secret, sessionHours, outbox, logger: fastify.log, now });
  await fastify.register(partnersApiRoutes, { db, country, now, origin });
  deskPages(fastify, {
    base: '/parteneri',
    assets: app.assets.partnersDesk,
    words: {
      title: 'Parteneri Împrumut Clar',
      withoutScripts:
        'Contul de partener este o aplicație și are nevoie de JavaScript. Paginile site-ului merg și fără el.',
    },
    origin,
    withoutPolicy: app.development !== undefined,
  });
  await fastify.register(partnersPlugin, {
    openAuth,
    origin,
    register: (desk) =>
      partnersDeskRoutes(desk, {
        db,
        openAuth,
        origin,
        callLimit,
        outbox,
        country,
        jobs: services.jobs,
        leadsInwards: (url) => leadsInwards(url, { ownHosts: ownHosts(config) }),
        now,
      }),
  });
}
