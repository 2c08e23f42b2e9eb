import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { meAnswer } from '#domain/answers/office/me.ts';
import { hasAccess } from '#domain/answers/office/role.ts';
import { officerOf } from './office-plugin.ts';
import type { OfficeServices } from './office-services.ts';

/** Serves the signed-in person and the counts of waiting work: every page of the back office begins with them. */
export const meRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, waiting }) => {
  app.get(
    '/api/admin/me',
    { config: { access: 'signed-in' }, schema: { response: { 200: meAnswer } } },
    async (request) => {
      const officer = officerOf(request);
      const own = Object.entries(waiting).filter(([, { access }]) => hasAccess(access, officer.roles));
      const counts = await Promise.all(
        own.map(async ([name, { count }]) => [name, await count(db)] as const),
      );
      return { officer, counts: Object.fromEntries(counts) };
    },
  );
};
