import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentFilesAnswer, type ServedFiles, type ServingInstance } from '#domain/answers/office/texts.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { TextsServices } from './texts-services.ts';
import { compareContentFiles } from '#server/texts/content/content-files.ts';
import { createPublications } from './publications.ts';
import { offersVersion, textsVersion } from '#server/texts/instances/version-of.ts';
import { listTexts } from './list-texts.ts';
import { createPublicationsRepository } from './publications-repository.ts';

/** Answers „Is my change live?”: the versions every instance serves and, for the answering one, each file by its git hash. */
export const contentFilesRoutes: FastifyPluginAsyncZod<
  OfficeServices & { texts: TextsServices; operations: { build: { id: string; timestamp: number } } }
> = async (app, { db, texts, operations, country, now }) => {
  app.get(
    '/api/admin/content-files',
    { config: { access: ['editor'] }, schema: { response: { 200: contentFilesAnswer } } },
    async (): Promise<ServedFiles> => {
      const decisions = await createPublicationsRepository(db).list();
      const rows = listTexts({ ...texts, decisions, now: now(), timeZone: country.timeZone });
      const rowOf = new Map(rows.map((row) => [row.file, row]));
      return {
        instances: await listInstances(),
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
    },
  );

  async function listInstances(): Promise<ServingInstance[]> {
    const { own, listLive, readOffers } = texts.instances;
    const { id, timestamp } = operations.build;
    const answering = own.state({ id, madeAt: new Date(timestamp) });
    const others = (await listLive()).filter((instance) => instance.id !== own.id);
    // Read from the database, so that an instance that missed a change is found out.
    const offers = offersVersion(await readOffers());
    const publications = createPublications({
      content: texts.content,
      repository: createPublicationsRepository(db),
      isHidden: texts.isHidden,
      now,
    });
    await publications.load();
    const publicTexts = textsVersion(publications.content().entries);
    return [answering, ...others].map(({ name, build, startedAt, files, ...instance }) => ({
      id: instance.id,
      name,
      build: { id: build.id, madeAt: build.madeAt.toISOString() },
      startedAt: startedAt.toISOString(),
      files,
      servesOffers: offers !== null && instance.offers === offers,
      servesTexts: instance.texts === publicTexts,
    }));
  }
};
