import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawArticle } from '#domain/texts/law-library.ts';
import { lawStates, type LawState } from '#domain/answers/office/law.ts';
import type { Content } from '#server/texts/content/content.ts';
import { lawUses } from '#server/texts/content/law-uses.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';

type Options = {
  db: Kysely<Database>;
  texts: { readonly content: Pick<Content, 'law' | 'entries' | 'dataPages' | 'letters'> };
  timeZone: string;
  now: () => Date;
};

type Reading = { fingerprint: string; readBy: string; readAt: Date };

/** Records which pages that lean on the law the office has read, and finds the articles changed since. */
export function createLawReadings({ db, texts, timeZone, now }: Options) {
  const { law } = texts.content;
  return {
    /** Lists every article with the pages that lean on it: ended or changed ones first, then unread ones, by act. */
    async list() {
      const rows = await db
        .selectFrom('law_readings')
        .innerJoin('office_users', 'office_users.id', 'law_readings.read_by')
        .select(['article', 'fingerprint', 'office_users.name as readBy', 'read_at as readAt'])
        .execute();
      const byArticle = new Map(rows.map(({ article, ...reading }) => [article, reading]));
      const today = dayOf(now(), timeZone);
      return law.articles
        .map((article) => {
          const reading = byArticle.get(article.id) ?? null;
          return {
            article,
            fingerprint: fingerprintOf(article),
            state: stateOf(article, reading, today, timeZone),
            reading,
            uses: lawUses(texts.content, article.id),
          };
        })
        .toSorted((a, b) => lawStates.indexOf(a.state) - lawStates.indexOf(b.state));
    },

    /**
     * Records that the pages of an article were read. @returns unknown: no such article; changed: its entry has changed meanwhile
     */
    async markRead(id: string, fingerprint: string, by: Author & { id: string }) {
      const article = law.find(id);
      if (!article) return 'unknown';
      if (fingerprintOf(article) !== fingerprint) return 'changed';
      const at = now();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('law_readings')
          .values({ article: id, fingerprint, read_by: by.id, read_at: at })
          .onConflict((conflict) =>
            conflict.column('article').doUpdateSet({ fingerprint, read_by: by.id, read_at: at }),
          )
          .execute();
        await addToAuditLog(trx, {
          by,
          at,
          action: 'law.read',
          subject: { kind: 'law', id },
          after: { fingerprint },
        });
      });
      return 'done';
    },
  };
}

/** Hashes all of an entry: another summary, date, source or state of reading gives another fingerprint. */
function fingerprintOf(article: LawArticle): string {
  return createHash('sha256').update(JSON.stringify(article)).digest('base64url').slice(0, 22);
}

function stateOf(article: LawArticle, reading: Reading | null, today: IsoDay, timeZone: string): LawState {
  const { until } = article.inForce;
  const hasEnded = until !== null && until < today;
  if (hasEnded && (reading === null || dayOf(reading.readAt, timeZone) <= until)) return 'ended';
  if (reading === null) return 'unread';
  return reading.fingerprint === fingerprintOf(article) ? 'read' : 'changed';
}
