import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '#server/db/database.ts';
import { listKnownMigrations, migrate } from '#server/db/migrate.ts';
import { UNFINISHED_RESTORE } from '#server/db/unfinished-restore.ts';
import { COPY_SETTINGS, listMigrations, listPartitions, listTables } from './backup-catalog.ts';
import { BackupError } from './backup-error.ts';
import type { BackupHeader, BackupTable } from './backup-format.ts';
import { writeKeptFiles } from './kept-files.ts';
import { type BackupSummary, drain, readBackup } from './read-backup.ts';

type Options = {
  /** opens the direct connection to the database, not yet migrated; called once the file is verified */
  connect: () => Promise<Connection>;
  dataDir: string;
  passphrase: string;
  file: string;
};

/** @returns also the skipped tables of the backup that the site does not have */
type Restored = BackupSummary & { passedOver: string[] };

/**
 * Restores a backup into an empty database and its journals into the data folder: all of it or nothing. The file is verified to its
 * end first; then the database runs the migrations the backup had run, and takes the rows in one transaction. The owner's rights on
 * the database are enough. No site opens the database before `finishRestore` has run.
 * @throws {BackupError} in a sentence, for a database that is not empty, a wrong passphrase, a file that is not whole
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { connect, file, passphrase } = options;
  const { header } = await readBackup({ file, passphrase });
  const known = await listKnownMigrations();
  const unknown = header.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `Copia a fost făcută de o versiune mai nouă a programului, cu ${unknown.join(', ')}; aduceți întâi programul la acea versiune.`,
    );

  const connection = await connect();
  const client = new pg.Client({ ...connection, application_name: 'imprumut-clar restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertEmpty(client, header);
    await migrate(connection, { only: header.migrations });
    await client.query('begin');
    await client.query(COPY_SETTINGS);
    const restored = await load(client, options);
    await client.query(`create table ${UNFINISHED_RESTORE} ()`);
    await client.query('commit').catch(async (error: unknown) => {
      await restored.takeFilesAway();
      throw error;
    });
    await client.query('analyze');
    return restored;
  } finally {
    // Closing the connection rolls back all that is not committed.
    await client.end().catch(() => undefined);
  }
}

/** Empty tables that an interrupted restore left behind count as no tables. */
async function assertEmpty(client: pg.Client, header: BackupHeader): Promise<void> {
  const taken = await listMigrations(client);
  const isOlder = taken.every((name) => header.migrations.includes(name));
  for (const { table } of await listTables(client)) {
    const name = client.escapeIdentifier(table);
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${name}) as filled`);
    if (!isOlder || rows[0]?.filled)
      throw new BackupError(
        'Baza de date nu este goală, iar o copie se aduce numai într-una goală: alegeți un dosar gol (DATA_DIR) sau o bază nouă (DATABASE_URL).',
      );
  }
}

async function load(client: pg.Client, { file, passphrase, dataDir }: Options) {
  let takeFilesAway = async () => {};
  const passedOver: string[] = [];
  const known = new Map((await listTables(client)).map(({ table, columns }) => [table, columns]));
  const names = [...known.keys()].map((table) => client.escapeIdentifier(table));
  try {
    const summary = await readBackup(
      { file, passphrase },
      {
        async onStart({ partitions }, files) {
          await addPartitions(client, partitions);
          // The triggers that guard against changes, or record them, ran when the rows were first written.
          for (const name of names) await client.query(`alter table ${name} disable trigger user`);
          // Migrations may have inserted rows themselves.
          await client.query(`truncate ${names.join(', ')}`);
          takeFilesAway = await writeKeptFiles(dataDir, files);
        },
        async onTable(table, rows) {
          if (known.has(table.table)) return await copyRows(client, table, rows);
          passedOver.push(table.table);
          await drain(rows);
        },
        async onSequences(sequences) {
          for (const { name, value, isCalled } of sequences)
            await client.query('select setval($1::regclass, $2::bigint, $3)', [
              client.escapeIdentifier(name),
              value,
              isCalled,
            ]);
        },
      },
    );
    // References that wait for the end of a transaction are checked now: a table with open checks can not be altered.
    await client.query('set constraints all immediate');
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    return { ...summary, passedOver, takeFilesAway };
  } catch (error) {
    await takeFilesAway();
    throw error;
  }
}

async function addPartitions(client: pg.Client, partitions: BackupHeader['partitions']): Promise<void> {
  const there = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { name, of, bound } of partitions.filter((each) => !there.has(each.name))) {
    const [part, whole] = [client.escapeIdentifier(name), client.escapeIdentifier(of)];
    await client.query(`create table ${part} partition of ${whole} ${bound.replace(/^DEFAULT$/, 'default')}`);
  }
}

async function copyRows(
  client: pg.Client,
  { table, columns }: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await pipeline(rows, client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${list}) from stdin`)));
}
