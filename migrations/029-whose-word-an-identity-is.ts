import { type Kysely, sql } from 'kysely';

/**
 * A lender's name and register numbers say whose word they are: a register's, the lender's own or somebody else's. Of those
 * stored before nobody knows, so they count as somebody else's until the office says better; offers that no colleague has
 * edited get theirs from the starting file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update offers set figures = ${withOrigins(sql`figures`)}`.execute(db);
  await sql`
    update offer_changes set before = ${withOrigins(sql`before`)}, after = ${withOrigins(sql`after`)}`.execute(
    db,
  );
}

/** The same JSON with an origin in each figure of an identity; nothing else changes, and null stays null. */
function withOrigins(column: ReturnType<typeof sql>) {
  return sql`${column}
    || case when jsonb_typeof(${column} -> 'legalName') = 'object'
      then jsonb_build_object('legalName', '{"origin": "other"}'::jsonb || (${column} -> 'legalName')) else '{}' end
    || case when jsonb_typeof(${column} -> 'registers') = 'object'
      then jsonb_build_object('registers', '{"origin": "other"}'::jsonb || (${column} -> 'registers')) else '{}' end`;
}
