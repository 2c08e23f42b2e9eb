import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { meAnswer, meBody } from '#domain/answers/office/me.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { findWaiting } from './find-waiting.ts';
import { officerOf } from './office-plugin.ts';
import type { OfficeServices } from './office-services.ts';

const config = { access: 'signed-in' as const };

/** Serves the signed-in person and the counts of waiting work, with which every page begins; and takes the person's own choices. */
export const meRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, waiting, now }) => {
  app.get('/api/admin/me', { config, schema: { response: { 200: meAnswer } } }, async (request) => {
    const officer = officerOf(request);
    const onFailure = (error: unknown) => request.log.error(error, 'waiting work was not counted');
    const [{ wants_waiting_mail: wantsWaitingMail }, { found }] = await Promise.all([
      db
        .selectFrom('office_users')
        .select('wants_waiting_mail')
        .where('id', '=', officer.id)
        .executeTakeFirstOrThrow(),
      findWaiting(db, { waiting, roles: officer.roles, onFailure }),
    ]);
    const counts = Object.fromEntries(Object.entries(found).map(([name, { count }]) => [name, count]));
    return { officer, wantsWaitingMail, counts };
  });

  app.patch(
    '/api/admin/me',
    { config, schema: { body: meBody, response: { 200: doneAnswer } } },
    async (request) => {
      const by = officerOf(request);
      const { wantsWaitingMail } = request.body;
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('office_users')
          .set({ wants_waiting_mail: wantsWaitingMail })
          .where('id', '=', by.id)
          .where('wants_waiting_mail', '<>', wantsWaitingMail)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) return;
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: wantsWaitingMail ? 'user.waiting-mail-on' : 'user.waiting-mail-off',
          subject: { kind: 'user', id: by.id },
        });
      });
      return done;
    },
  );
};
