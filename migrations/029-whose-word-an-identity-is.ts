import { type Kysely, sql } from 'kysely';

/**
 * Stores the origin of a lender's name and register numbers: a register, the lender itself or a third party. The origin of
 * earlier ones is unknown, so they count as a third party's until the office states otherwise; offers that no colleague has
 * edited get theirs from the starting file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update offers set figures = ${withOrigins(sql`figures`)}`.execute(db);
  await sql`
    update offer_changes set before = ${withOrigins(sql`before`)}, after = ${withOrigins(sql`after`)}`.execute(
    db,
  );
}

/** Adds an origin to each identity figure of the JSON; nothing else changes, and null stays null. */
function withOrigins(column: ReturnType<typeof sql>) {
  return sql`${column}
    || case when jsonb_typeof(${column} -> 'legalName') = 'object'
      then jsonb_build_object('legalName', '{"origin": "other"}'::jsonb || (${column} -> 'legalName')) else '{}' end
    || case when jsonb_typeof(${column} -> 'registers') = 'object'
      then jsonb_build_object('registers', '{"origin": "other"}'::jsonb || (${column} -> 'registers')) else '{}' end`;
}
