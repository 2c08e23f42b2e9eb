import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { logoType, MOST_LOGO_BYTES } from '#domain/partners/terms/logo-type.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { CHANGES } from '#server/db/changes.ts';
import { notify } from '#server/db/notify.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { createPayers, type Logo } from './payers.ts';
import { termsDeciders } from './register-terms-changes.ts';

const keepers = { access: termsDeciders, needsSecondFactor: true };
const idSchema = z.object({ id: z.uuid() });
const bodySchema = z.object({
  nume: z.string().trim().max(100, 'Cel mult 100 de semne.'),
  adresa: z.string().trim().max(500, 'Cel mult 500 de semne.'),
  /** the file in base64; null: no file was chosen */
  sigla: z.base64().nullable(),
});
type Body = z.output<typeof bodySchema>;
/** Base64 makes a logo a third larger; a larger file is still read up to this, to answer with a sentence. */
const bodyLimit = 20 * MOST_LOGO_BYTES;
const sameName = [409, 'same-name', 'Un plătitor cu acest nume este deja în listă.'] as const;

const named = [
  409,
  'named',
  'Numele stă deja în termeni hotărâți de doi oameni. Adăugați plătitorul cu numele nou și propuneți termeni noi.',
] as const;

/** Serves the firms that pay the operator. Who has no name, logo and link has no row, and so no terms. */
export const payersRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, now, country }) => {
  app.post(
    '/api/admin/payers',
    { config: keepers, bodyLimit, schema: { body: bodySchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const read = readPayer(request.body);
      if ('fields' in read || read.logo === null) {
        const fields = {
          ...(!('fields' in read) && { sigla: 'Alegeți sigla.' }),
          ...('fields' in read && read.fields),
        };
        return refuse(reply, 400, 'invalid', 'Verificați datele.', fields);
      }
      const { name, link, logo } = read;
      const id = await db.transaction().execute(async (trx) => {
        const added = await createPayers(trx).add({ name, link, logo }, now());
        if (added === undefined) return undefined;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'payer.added',
          subject: { kind: 'payer', id: added },
          after: { name, link },
        });
        return added;
      });
      return id === undefined ? refuse(reply, ...sameName) : done;
    },
  );

  app.put(
    '/api/admin/payers/:id',
    {
      config: keepers,
      bodyLimit,
      schema: { params: idSchema, body: bodySchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const read = readPayer(request.body);
      if ('fields' in read) return refuse(reply, 400, 'invalid', 'Verificați datele.', read.fields);
      const { name, link, logo } = read;
      const outcome = await db.transaction().execute(async (trx) => {
        // Terms are proposed and approved before or after it, not beside it.
        await lockUntilCommit(trx, 'terms', country.code);
        const payers = createPayers(trx);
        const before = await payers.take(id);
        if (!before) return 'unknown';
        if (before.name !== name && (await payers.isNamed(id))) return 'named';
        if (!(await payers.change(id, read))) return 'same-name';
        const after = { name, link, ...(logo && { logo: 'alta' }) };
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'payer.changed',
          subject: { kind: 'payer', id },
          before,
          after,
        });
        await notify(trx, CHANGES, 'offers');
        return 'done';
      });
      if (outcome === 'unknown') return refuse(reply, 404, 'unknown', 'Acest plătitor nu există.');
      if (outcome === 'named') return refuse(reply, ...named);
      return outcome === 'same-name' ? refuse(reply, ...sameName) : done;
    },
  );
};

function readPayer({
  nume: name,
  adresa: link,
  sigla,
}: Body): { name: string; link: string; logo: Logo | null } | { fields: Record<string, string> } {
  const content = sigla === null ? null : Buffer.from(sigla, 'base64');
  const type = content && logoType(content);
  const fields = {
    ...(name === '' && { nume: 'Scrieți denumirea juridică sau marca.' }),
    ...(!isHttps(link) && { adresa: 'Scrieți adresa întreagă, cu https:// la început.' }),
    ...(type && 'problem' in type && { sigla: type.problem }),
  };
  if (Object.keys(fields).length > 0) return { fields };
  return { name, link, logo: content && type && 'type' in type ? { type: type.type, content } : null };
}

function isHttps(link: string): boolean {
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(link).success;
}
