import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { suppressionsAnswer } from '#domain/answers/office/people.ts';
import { unsubscribeForm } from '#domain/base/forms/unsubscribe-form.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Suppressions } from './suppressions.ts';

/**
 * Serves addresses that want no messages: checked for a known address, and added for a person who asked us. There is no list, as
 * only hashes are stored; an address is never in the path of a call, nor in the log.
 */
export const suppressionsRoutes: FastifyPluginAsyncZod<
  OfficeServices & { suppressions: Suppressions }
> = async (app, { db, suppressions, now }) => {
  const config = { access: ['moderator'] as const };
  const options = { config, schema: { body: unsubscribeForm, response: { 200: suppressionsAnswer } } };

  app.post('/api/admin/suppressions/find', options, async ({ body: { email, telefon: phone } }) => ({
    email: email === undefined ? null : await suppressions.has(db, { email }),
    phone: phone === undefined ? null : await suppressions.has(db, { phone }),
  }));

  app.post('/api/admin/suppressions', options, async (request) => {
    const { email, telefon: phone } = request.body;
    const by = officerOf(request);
    await db.transaction().execute(async (trx) => {
      await suppressions.add(trx, { email, phone }, now());
      const channels = [email !== undefined && 'e-mail', phone !== undefined && 'telefon'].filter(Boolean);
      await addToAuditLog(trx, {
        by,
        at: now(),
        action: 'suppression.added',
        subject: { kind: 'suppression', id: channels.join(', ') },
      });
    });
    return { email: email === undefined ? null : true, phone: phone === undefined ? null : true };
  });
};
