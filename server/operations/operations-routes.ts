import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { operationsAnswer } from '#domain/answers/office/operations.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog, noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { OperationsServices } from './operations.ts';
import { notify } from '#server/db/notify.ts';
import { findOperations } from './operations.ts';
import { retryMail } from './retry-mail.ts';
import { digestNow } from '#server/people/subscriptions/subscription-jobs.ts';
import { CHANGES } from '#server/db/changes.ts';

const config = { access: [] };
const idSchema = z.object({ id: z.uuid() });
const gone = [404, 'gone', 'Nu mai este aici: a fost reluată sau a trecut prea mult timp.'] as const;

type OperationsOptions = OfficeServices & { operations: OperationsServices };

/** Serves the state of the running site and its controls to administrators only. */
export const operationsRoutes: FastifyPluginAsyncZod<OperationsOptions> = async (app, services) => {
  const { db, now, operations } = services;

  app.get(
    '/api/admin/operations',
    { config, schema: { response: { 200: operationsAnswer } } },
    async (request) =>
      findOperations(db, operations, {
        now: now(),
        onFailure: (error) => request.log.error(error, 'a part of the site did not answer'),
      }),
  );

  retryRoutes(app, services);

  app.post(
    '/api/admin/operations/digest/send',
    { config: { ...config, needsSecondFactor: true }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await db.transaction().execute(async (trx) => {
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'digest.sent',
          subject: { kind: 'digest', id: '' },
        });
        // A button pressed twice queues two jobs, and still sends one mail to each subscriber.
        await operations.jobs.send(digestNow, {}, trx);
      });
      return done;
    },
  );

  app.post(
    '/api/admin/operations/refresh',
    { config, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await db.transaction().execute(async (trx) => {
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'pages.refreshed',
          subject: { kind: 'pages', id: '' },
        });
        // Without a tag: every page, on every instance.
        await notify(trx, CHANGES, '');
      });
      return done;
    },
  );
};

/** Serves the controls that take up work that failed for good: a job, a mail. */
function retryRoutes(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { db, now, operations }: OperationsOptions,
): void {
  app.post(
    '/api/admin/operations/jobs/:id/retry',
    { config, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await operations.jobs.retryDeadLetter(id))) return refuse(reply, ...gone);
      await noteInAuditLog(db, {
        by: officerOf(request),
        at: now(),
        action: 'job.retried',
        subject: { kind: 'job', id },
      });
      return done;
    },
  );

  app.post(
    '/api/admin/operations/mail/:id/retry',
    { config, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { id } = request.params;
      const isTaken = await db.transaction().execute(async (trx) => {
        if (!(await retryMail(trx, operations.jobs, id))) return false;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'mail.retried',
          subject: { kind: 'mail', id },
        });
        return true;
      });
      return isTaken ? done : refuse(reply, ...gone);
    },
  );
}
