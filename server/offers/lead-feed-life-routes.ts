import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { KnownPartners } from './lead-feeds-routes.ts';

const keepers = { access: ['editor'] as const, needsSecondFactor: true };
const bodySchema = z.object({
  lead: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{1,31}$/, 'Litere mici, cifre și linii, între 2 și 32 de semne: „blog-1”.'),
  partener: z.union([z.literal(''), z.uuid('Alegeți un partener din listă.')]),
});
const paramsSchema = z.object({ leadId: z.string().min(1).max(100) });

/** Makes lists of active offers with a `lead_id` of their own, and pauses them. A new one begins as the site's own list. */
export const leadFeedLifeRoutes: FastifyPluginAsyncZod<OfficeServices & { partners: KnownPartners }> = async (
  app,
  { db, country, now, partners },
) => {
  app.post(
    '/api/admin/lead-feeds',
    { config: keepers, schema: { body: bodySchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { lead: leadId, partener } = request.body;
      const partnerId = partener || null;
      const known = await partners.list();
      if (partnerId !== null && !known.some(({ id, mayHaveTerms }) => id === partnerId && mayHaveTerms)) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', {
          partener: 'Alegeți un partener aprobat.',
        });
      }
      const isMade = await db.transaction().execute(async (trx) => {
        const own = await trx
          .selectFrom('lead_feeds')
          .select('active_ids')
          .where('lead_id', '=', country.leadId)
          .executeTakeFirst();
        const activeIds = own?.active_ids ?? [];
        const made = await trx
          .insertInto('lead_feeds')
          .values({
            lead_id: leadId,
            country: country.code,
            active_ids: activeIds,
            partner_id: partnerId,
            seed_hash: null,
            updated_at: now(),
          })
          .onConflict((conflict) => conflict.column('lead_id').doNothing())
          .returning('lead_id')
          .executeTakeFirst();
        if (!made) return false;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'lead-feed.made',
          subject: { kind: 'lead-feed', id: leadId },
          after: { activeIds, partnerId },
        });
        return true;
      });
      return isMade
        ? done
        : refuse(reply, 409, 'taken', 'Verificați datele.', {
            lead: 'Există deja o listă cu acest lead_id.',
          });
    },
  );
  registerPause(app, { db, country, now });
};

type App = Parameters<FastifyPluginAsyncZod<OfficeServices>>[0];

function registerPause(app: App, { db, country, now }: Pick<OfficeServices, 'db' | 'country' | 'now'>): void {
  app.post(
    '/api/admin/lead-feeds/:leadId/pause',
    {
      config: keepers,
      schema: {
        params: paramsSchema,
        body: z.object({ isPaused: z.boolean() }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { leadId } = request.params;
      const { isPaused } = request.body;
      if (leadId === country.leadId) {
        return refuse(reply, 409, 'own-list', 'Lista site-ului nu se oprește: scoateți ofertele din ea.');
      }
      const isChanged = await db.transaction().execute(async (trx) => {
        const feed = await trx
          .updateTable('lead_feeds')
          .set((row) =>
            isPaused
              ? { paused_ids: row.ref('active_ids'), active_ids: [], updated_at: now() }
              : { active_ids: sql<string[]>`paused_ids`, paused_ids: null, updated_at: now() },
          )
          .where('lead_id', '=', leadId)
          .where('country', '=', country.code)
          .where('paused_ids', isPaused ? 'is' : 'is not', null)
          .returning('lead_id')
          .executeTakeFirst();
        if (!feed) return false;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: isPaused ? 'lead-feed.paused' : 'lead-feed.resumed',
          subject: { kind: 'lead-feed', id: leadId },
        });
        await notify(trx, CHANGES, 'offers');
        return true;
      });
      return isChanged
        ? done
        : refuse(reply, 404, 'unknown', 'Lista nu mai este aici, sau altcineva a schimbat-o între timp.');
    },
  );
}
