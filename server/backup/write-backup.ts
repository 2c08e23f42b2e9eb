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
  /** the way without a pooler: one connection, one transaction */
  connection: Connection;
  dataDir: string;
  file: string;
  now: Date;
};

/**
 * Writes a backup while the site runs: all that was acknowledged before `now`, and of what comes later some or none.
 *
 * The journals are read first, the database is looked at after that, as it is in one moment. What is in a journal moves into
 * the database and is removed then: whoever looks at the database first could miss it in both. Found in both it is one row, as
 * after a crash between the two (docs/decisions/011-clicks-in-an-outage.md).
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

// Tables are kept from being changed or emptied before the moment is fixed: the first query fixes it, and LOCK is none.
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
  // COPY takes a partitioned table only as a query.
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
