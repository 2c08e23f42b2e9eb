import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TextStatus } from '#domain/editorial/text-status.ts';
import type { OfficeServices } from '#server/admin/office-services.ts';
import { compareContentFiles, type ContentFile } from '#server/editorial/content-files.ts';
import { createPublications } from '#server/editorial/publications.ts';
import { offersVersion, textsVersion } from '#server/instances/version-of.ts';
import { listTexts } from '#server/editorial/list-texts.ts';
import { createPublicationsRepository } from '#server/editorial/publications-repository.ts';

/** A file and, when it is the text of one page, where that stands. */
export type ServedFile = ContentFile & {
  slug: string | null;
  status: TextStatus | null;
  publicSince: string | null;
};

/** One of the programs that serve the site. */
export type ServingInstance = {
  id: string;
  name: string;
  build: { id: string; madeAt: string };
  startedAt: string;
  /** the files it has read, with their hashes */
  files: Readonly<Record<string, string>>;
  /** whether its pages are made of the offers as they are in the database now */
  servesOffers: boolean;
  /** whether it shows the texts that are public now, by the files of the one that answers */
  servesTexts: boolean;
};

export type ServedFiles = {
  /** the one that answers is the first */
  instances: ServingInstance[];
  files: ServedFile[];
};

/** „Is my change live?”: what every instance serves; file by file, as git names it, the one that answers. */
export const contentFilesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, texts, operations, country, now },
) => {
  app.get('/api/admin/content-files', { config: { access: ['editor'] } }, async (): Promise<ServedFiles> => {
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
  });

  async function listInstances(): Promise<ServingInstance[]> {
    const { own, listLive, readOffers } = texts.instances;
    const { id, timestamp } = operations.build;
    const answering = own.state({ id, madeAt: new Date(timestamp) });
    const others = (await listLive()).filter((instance) => instance.id !== own.id);
    // Read anew, so that an answer that missed a change does not pass for the truth.
    const offers = offersVersion(await readOffers());
    const publications = createPublications({
      content: texts.content,
      repository: createPublicationsRepository(db),
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
