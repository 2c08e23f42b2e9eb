import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clickWayAnswer } from '#domain/answers/partners/postbacks.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { findClickWay } from './find-click-way.ts';

/** Serves to the office the way of any click with a partner's `pid`. */
export const clickWayRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db }) => {
  app.get(
    '/api/admin/clicks/:id/way',
    {
      config: { access: ['analyst', 'partners'] },
      schema: { params: z.object({ id: z.uuid() }), response: { 200: clickWayAnswer } },
    },
    async (request, reply) => {
      const steps = await findClickWay(db, { clickId: request.params.id, partnerId: null });
      return steps ? { steps } : refuse(reply, 404, 'unknown', 'Acest clic nu are codul niciunui partener.');
    },
  );
};
