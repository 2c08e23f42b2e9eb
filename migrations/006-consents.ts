import { type Kysely, sql } from 'kysely';

/**
 * `consents`: one receipt for each answer to the questions of the cookie policy, because whoever relies on consent must prove it
 * (GDPR, article 7). It states the version answered, the permissions, the time and the country; nothing about the visitor.
 * `replaces` names the previous answer, so that a withdrawal ends what it withdraws.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      id uuid primary key,
      country text not null check (country ~ '^[A-Z]{2}$'),
      version text not null,
      choice text not null check (choice in ('accepted', 'refused', 'chosen')),
      purposes text[] not null,
      replaces uuid,
      created_at timestamptz not null,
      check ((choice = 'refused') = (purposes = '{}'))
    )
  `.execute(db);
  await sql`create index consents_created_at on consents (created_at)`.execute(db);
}
