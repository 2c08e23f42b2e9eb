import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkSite } from '#domain/answers/doctor/check-site.ts';
import { firstTasks } from '#domain/answers/doctor/first-tasks.ts';
import { doctorAnswer, doctorMailAnswer } from '#domain/answers/office/doctor.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Doctor } from './doctor.ts';
import { proxyOf } from './proxy-of.ts';
import type { OperationsServices } from '#server/operations/operations.ts';

const bodySchema = z.object({ email: z.email('Scrieți o adresă de e-mail, de exemplu ana@example.ro.') });

/** Serves the check of the set-up, and the list of facts still to be entered by hand, to administrators only. */
export const doctorRoutes: FastifyPluginAsyncZod<
  OfficeServices & { doctor: Doctor; operations: OperationsServices }
> = async (app, services) => {
  const { db, now, doctor, operations } = services;
  const config = { access: [] };

  app.get('/api/admin/doctor', { config, schema: { response: { 200: doctorAnswer } } }, async (request) => {
    const facts = await doctor.examine({ proxy: proxyOf(request, operations.isProxyUntold()) });
    return { checks: checkSite(facts), tasks: firstTasks(facts) };
  });

  app.post(
    '/api/admin/doctor/mail',
    { config, schema: { body: bodySchema, response: { 200: doctorMailAnswer } } },
    async (request) => {
      const trial = await doctor.tryMail(request.body.email);
      // Without the address, which nobody needs later.
      await noteInAuditLog(db, {
        by: officerOf(request),
        at: now(),
        action: 'mail.tried',
        subject: { kind: 'mail', id: '' },
      });
      const checks = checkSite(await doctor.examine({ proxy: null, trial }));
      const ofMail = checks.find(({ id }) => id === 'mail');
      if (!ofMail) throw new Error('no check of mail');
      return ofMail;
    },
  );
};
