import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { evidenceFilesAnswer } from '#domain/answers/office/evidence.ts';
import { createEvidenceFiles, eraseFile } from './evidence-files.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { reasonSchema } from '#server/office/reason-schema.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const paramsSchema = z.object({ hash: z.string().max(64) });
const eraseSchema = z.object({
  reason: reasonSchema('Scrieți de ce se șterge: motivul rămâne lângă dovadă.'),
});

/** Serves the stored copies of sources: list, download, erase. They are uploaded with their evidence. */
export const evidenceFilesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, now, onErased },
) => {
  const files = createEvidenceFiles(db);

  app.get(
    '/api/admin/evidence-files',
    { config: readers, schema: { response: { 200: evidenceFilesAnswer } } },
    async () => ({ files: await files.list() }),
  );

  // Sent as a download and never shown, whatever it contains: a page of another site would have the rights of this one.
  app.get(
    '/api/admin/evidence-files/:hash',
    { config: readers, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { hash } = request.params;
      const file = await files.read(hash);
      if (!file) return refuse(reply, 404, 'unknown', 'Copia nu există sau a fost ștearsă.');
      await noteInAuditLog(db, {
        by: officerOf(request),
        at: now(),
        action: 'evidence-file.taken',
        subject: { kind: 'evidence-file', id: hash },
      });
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="dovada-${hash.slice(0, 12)}.${file.type}"`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(file.content);
    },
  );

  app.post(
    '/api/admin/evidence-files/:hash/erase',
    {
      config: { ...editors, needsSecondFactor: true },
      schema: {
        params: paramsSchema,
        body: eraseSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { hash } = request.params;
      const isErased = await eraseFile(db, hash, request.body.reason, {
        by: officerOf(request),
        at: now(),
        onErased,
      });
      if (!isErased) return refuse(reply, 404, 'unknown', 'Copia nu există sau a fost ștearsă deja.');
      return { status: 'done' as const };
    },
  );
};
