import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Lists columns of text, JSON or bytes; the months of events have those of `events`. */
export async function columnsOfWords(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')
      and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)`.execute(
    db,
  );
  return rows.map(({ table, column }) => `${table}.${column}`);
}

/** Lists the columns that contain one of these words, in any case. */
export async function columnsWithWords(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  for (const column of await columnsOfWords(db)) {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(name)}::text ilike any(${patterns}) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(column);
  }
  return found.toSorted();
}
