import type pg from 'pg';
import { UNFINISHED_RESTORE } from '#server/db/unfinished-restore.ts';
import type { BackupHeader, BackupSequence, BackupTable } from './backup-format.ts';

/** Makes COPY write and read rows the same way under any settings of a server or an account. */
export const COPY_SETTINGS = `
  set local datestyle = 'ISO, YMD';
  set local timezone = 'UTC';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * Lists the site's tables with their stored columns, referenced tables first. Left out are the list of migrations, which is in the
 * header, and the job queue, whose jobs are made again from their rows (finish-restore.ts).
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely\\_%' and c.relname <> '${UNFINISHED_RESTORE}' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select source.relname as from, target.relname as to
    from pg_constraint k join pg_class source on source.oid = k.conrelid join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and source.relnamespace = current_schema()::regnamespace`);
  return sortByReferences(rows, references);
}

/** Lists the migrations that the database has run. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('kysely_migration') is not null as found`);
  if (!(found[0] as { found: boolean }).found) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Lists the partitions. Each must exist before rows are loaded, or all rows would land in the default partition. */
export async function listPartitions(client: pg.Client): Promise<BackupHeader['partitions']> {
  const { rows } = await client.query<BackupHeader['partitions'][number]>(`
    select c.relname as name, parent.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class parent on parent.oid = i.inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`);
  return rows;
}

/** Reads the position of each sequence. Call it after the rows were read, so that the position is never behind them. */
export async function listSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`);
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

function sortByReferences(
  tables: readonly BackupTable[],
  references: readonly { from: string; to: string }[],
): BackupTable[] {
  const sorted: BackupTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ table }) => table));
    const free = [...waiting].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && names.has(to)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    for (const table of free) waiting.delete(table);
    sorted.push(...free);
  }
  return sorted;
}
