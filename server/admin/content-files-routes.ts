import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TextStatus } from '#domain/editorial/text-status.ts';
import type { OfficeServices } from '#server/admin/office-routes.ts';
import { compareContentFiles, type ContentFile } from '#server/editorial/content-files.ts';
import { listTexts } from '#server/editorial/list-texts.ts';
import { createPublicationsRepository } from '#server/editorial/publications-repository.ts';

/** A file and, when it is the text of one page, where that stands. */
export type ServedFile = ContentFile & {
  slug: string | null;
  status: TextStatus | null;
  publicSince: string | null;
};

export type ServedFiles = {
  build: { id: string; madeAt: string };
  startedAt: string;
  files: ServedFile[];
};

/** „Is my change live?”: what the instance that answers serves, file by file, as git names it. */
export const contentFilesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, texts, operations, country, now },
) => {
  app.get('/api/admin/content-files', { config: { access: ['editor'] } }, async (): Promise<ServedFiles> => {
    const decisions = await createPublicationsRepository(db).list();
    const rows = listTexts({ ...texts, decisions, now: now(), timeZone: country.timeZone });
    const rowOf = new Map(rows.map((row) => [row.file, row]));
    const { build, startedAt } = operations;
    return {
      build: { id: build.id, madeAt: new Date(build.timestamp).toISOString() },
      startedAt: startedAt.toISOString(),
      files: compareContentFiles(texts.files.served, texts.files.read()).map((file) => {
        const row = rowOf.get(file.file);
        return {
          ...file,
          slug: row?.slug ?? null,
          status: row?.status ?? null,
          publicSince: row?.publicSince ?? null,
        };
      }),
    };
  });
};
