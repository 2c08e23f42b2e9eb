import type { FastifyInstance } from 'fastify';
import { adminPages } from './admin/admin-pages.ts';
import { adminPlugin } from './admin/admin-plugin.ts';
import { officeRoutes, type TextsServices } from './admin/office-routes.ts';
import { openAuth } from './admin/open-auth.ts';
import type { AppOptions } from './app.ts';

/** The back office: its document and its calls. */
export async function registerOffice(
  fastify: FastifyInstance,
  { config, services, app, build, now = () => new Date() }: AppOptions,
  texts: TextsServices,
): Promise<void> {
  const { origin, sessionHours } = config.admin;
  const { db } = services;
  const secret = services.keys['sign-in'].hmac('better-auth').toString('base64url');
  const open = openAuth({ db, origin, secret, sessionHours, logger: fastify.log, now });
  adminPages(fastify, { assets: app.assets.office, origin, withoutPolicy: app.development !== undefined });
  await fastify.register(adminPlugin, {
    openAuth: open,
    origin,
    register: (office) =>
      officeRoutes(office, {
        db,
        openAuth: open,
        origin,
        moderation: { outbox: services.outbox, links: services.forms.links },
        suppressions: services.suppressions,
        mail: { outbox: services.outbox, operator: config.mail.operator, origin: config.publicOrigin },
        now,
        country: services.country,
        operations: {
          jobs: services.jobs,
          build,
          startedAt: now(),
          ratesHealth: () => services.rates.health(),
          loadOffers: () => services.offers.load(),
          previewDigest: () => services.digest.preview(),
        },
        texts,
      }),
  });
}
