import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '#server/db/database.ts';
import {
  COPY_SETTINGS,
  listMigrations,
  listPartitions,
  listSequences,
  listTables,
} from './backup-catalog.ts';
import { type BackupHeader, type BackupTable, END_OF_ROWS, FORMAT } from './backup-format.ts';
import { readKeptFiles } from './kept-files.ts';
import { sealFile, type Sealing } from './sealed-file.ts';

type Options = Sealing & {
  /** direct, without a pooler: one connection, one transaction */
  connection: Connection;
  dataDir: string;
  file: string;
  now: Date;
};

/**
 * Writes a backup while the site runs: all that was acknowledged before `now`, and possibly some of what comes later.
 *
 * The journals are read first, then one snapshot of the database. A record moves from the journal into the database and is removed
 * from the journal afterwards, so reading the database first could miss it in both. A record found in both becomes one row, as
 * after a crash between the two steps (docs/decisions/011-clicks-in-an-outage.md).
 */
export async function writeBackup({ connection, dataDir, file, now, ...sealing }: Options): Promise<void> {
  const files = await readKeptFiles(dataDir);
  const client = new pg.Client({ ...connection, application_name: 'imprumut-clar backup', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await sealFile(file, sealing, content());
  } finally {
    await client.end().catch(() => undefined);
  }

  async function* content(): AsyncGenerator<Buffer> {
    await beginSnapshot(client);
    const tables = await listTables(client);
    yield line({
      format: FORMAT,
      madeAt: now.toISOString(),
      postgresMajor: await majorOf(client),
      migrations: await listMigrations(client),
      partitions: await listPartitions(client),
    } satisfies BackupHeader);
    for (const { name, content: bytes } of files)
      yield line({ file: name, content: bytes.toString('base64') });
    for (const table of tables) yield* rowsOf(client, table);
    yield line({ sequences: await listSequences(client) });
    yield line({ end: true, tables: tables.length });
  }
}

// Locks the tables against ALTER and TRUNCATE before the snapshot is fixed: the first query fixes it, and LOCK is not a query.
async function beginSnapshot(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  await client.query('begin isolation level repeatable read read only');
  await client.query(COPY_SETTINGS);
  if (tables.length === 0) return;
  const names = tables.map(({ table }) => client.escapeIdentifier(table));
  await client.query(`lock table ${names.join(', ')} in access share mode`);
}

async function* rowsOf(client: pg.Client, { table, columns }: BackupTable): AsyncGenerator<Buffer> {
  yield line({ table, columns });
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const hash = createHash('sha256');
  // COPY reads a partitioned table only as a query.
  const rows = client.query(copyTo(`copy (select ${list} from ${client.escapeIdentifier(table)}) to stdout`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(END_OF_ROWS);
  yield line({ rows: rows.rowCount, sha256: hash.digest('hex') });
}

async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return rows[0]?.major ?? 0;
}

const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);
