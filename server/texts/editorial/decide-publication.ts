import type { Kysely } from 'kysely';
import { publicSince } from '#domain/texts/editorial/publication.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { createPublicationsRepository } from './publications-repository.ts';

/** Reason why a decision was refused: unknown text, already public, past moment, or nothing decided. */
type PublicationRefusal = { refused: 'unknown' | 'public' | 'past' | 'undecided' };
export type PublicationAnswer = { status: 'done' } | PublicationRefusal;

type Options = {
  db: Kysely<Database>;
  texts: { readonly content: Pick<Content, 'entries'> };
  now: () => Date;
};

/**
 * Takes the office's decisions on when a text becomes public, with an entry in the log. A public text is not moved into the future:
 * a page that visitors and search engines know would disappear silently.
 */
export function createPublicationDesk({ db, texts, now }: Options) {
  const done = { status: 'done' } as const;

  /** Runs a decision with the office's decision so far. */
  async function decide(
    slug: string,
    run: (text: {
      repository: ReturnType<typeof createPublicationsRepository>;
      path: string;
      before: Date | undefined;
      isPublic: boolean;
      log: (by: Author, action: string, after: Date | null) => Promise<void>;
    }) => Promise<PublicationAnswer>,
  ): Promise<PublicationAnswer> {
    const entry = texts.content.entries.find((candidate) => candidate.slug === slug);
    if (!entry) return { refused: 'unknown' };
    return await db.transaction().execute(async (trx) => {
      const repository = createPublicationsRepository(trx);
      const path = entryPath(entry);
      const before = (await repository.find(path))?.publishAt;
      const since = publicSince(entry, before);
      return await run({
        repository,
        path,
        before,
        isPublic: since !== null && since <= now(),
        log: (by, action, after) =>
          addToAuditLog(trx, {
            by,
            at: now(),
            action,
            subject: { kind: 'text', id: slug },
            ...(before && { before: { publishAt: before } }),
            ...(after && { after: { publishAt: after } }),
          }),
      });
    });
  }

  return {
    /** Sets or moves the moment from which visitors see a text. */
    async schedule(slug: string, publishAt: Date, by: Author): Promise<PublicationAnswer> {
      return await decide(slug, async ({ repository, path, isPublic, log }) => {
        if (isPublic) return { refused: 'public' };
        if (publishAt <= now()) return { refused: 'past' };
        await repository.schedule({ path, publishAt, decidedBy: by.name, decidedAt: now() });
        await log(by, 'text.scheduled', publishAt);
        return done;
      });
    },

    /** Makes a text public now. */
    async publish(slug: string, by: Author): Promise<PublicationAnswer> {
      return await decide(slug, async ({ repository, path, isPublic, log }) => {
        if (isPublic) return { refused: 'public' };
        const moment = now();
        await repository.schedule({ path, publishAt: moment, decidedBy: by.name, decidedAt: moment });
        await log(by, 'text.published', moment);
        return done;
      });
    },

    /** Withdraws the office's decision: the file decides again. */
    async withdraw(slug: string, by: Author): Promise<PublicationAnswer> {
      return await decide(slug, async ({ repository, path, before, log }) => {
        if (!before) return { refused: 'undecided' };
        await repository.withdraw(path);
        await log(by, 'text.withdrawn', null);
        return done;
      });
    },
  };
}
