import { type Kysely, sql } from 'kysely';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeKind, createChangeLists } from './change-lists.ts';

export type Proposal<Content extends object> = {
  content: Content;
  note: string;
  /** when it becomes public; null: once it is approved */
  startsAt?: Date | null;
  /** when the earlier state returns; null: never */
  endsAt?: Date | null;
};

type Update<Content extends object> = {
  status: ChangeStatus;
  by?: string;
  decidedAt?: Date;
  reason?: string;
  publishedAt?: Date;
  /** fields added to the content */
  content?: Partial<Content> | undefined;
};

/** Stores the changes of one kind and country in PostgreSQL. Built over a transaction to take part in it. */
export function createChangesRepository<Content extends object>(
  db: Kysely<Database>,
  kind: ChangeKind<Content>,
  country: CountryCode,
) {
  const { name, subjectOf } = kind;

  return {
    ...createChangeLists(db, kind, country),

    /** Adds a proposal. @param by the proposer; null: an import, which a person approves too */
    async add(
      { content, note, startsAt = null, endsAt = null }: Proposal<Content>,
      by: string | null,
      now: Date,
    ): Promise<number> {
      const { id } = await db
        .insertInto('changes')
        .values({
          kind: name,
          country,
          subject: subjectOf(content),
          content: JSON.stringify(content),
          retires: null,
          note,
          starts_at: startsAt,
          ends_at: endsAt,
          proposed_by: by,
          proposed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Adds a proposal to withdraw a public change. @returns undefined while another one waits */
    async addRetiring(id: number, note: string, by: string, now: Date): Promise<number | undefined> {
      const { rows } = await sql<{ id: number }>`
        insert into changes (kind, country, subject, content, retires, note, proposed_by, proposed_at)
        select kind, country, subject, content, id, ${note}, ${by}, ${now}::timestamptz from changes
        where kind = ${name} and id = ${id}
          and not exists (select from changes where kind = ${name} and retires = ${id} and status = 'waiting')
        returning id`.execute(db);
      return rows[0]?.id;
    },

    /** Fields left out stay unchanged. */
    async update(id: number, { status, by, decidedAt, reason, publishedAt, content }: Update<Content>) {
      await db
        .updateTable('changes')
        .set({
          status,
          decided_by: by,
          decided_at: decidedAt,
          reason,
          published_at: publishedAt,
          content: content && sql<string>`content || ${JSON.stringify(content)}::jsonb`,
        })
        .where('kind', '=', name)
        .where('id', '=', id)
        .execute();
    },
  };
}
