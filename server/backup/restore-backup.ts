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
import { type BackupSummary, passOver, readBackup } from './read-backup.ts';

type Options = {
  /** the way to the database, without a pooler and not migrated; asked for once the file is known to be good */
  connect: () => Promise<Connection>;
  dataDir: string;
  passphrase: string;
  file: string;
};

/** @returns also the tables of the backup that are none of the site's, and were passed over */
type Restored = BackupSummary & { passedOver: string[] };

/**
 * Brings a backup into an empty database and its journals into the data folder: all of it or nothing. The file is read to its end
 * first; then the database takes the migrations that the backup had taken, and the rows in one transaction. No right is needed but
 * that of the owner of the database. No site opens it before
 * `finishRestore` has been there.
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
    // Whatever is not committed goes with the connection.
    await client.end().catch(() => undefined);
  }
}

/** Tables that an interrupted restoring left without rows are as good as none. */
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
          // Rows are as they were once allowed: what guards tables against changes, or notes them, has done so then.
          for (const name of names) await client.query(`alter table ${name} disable trigger user`);
          // Migrations may have brought rows of their own.
          await client.query(`truncate ${names.join(', ')}`);
          takeFilesAway = await writeKeptFiles(dataDir, files);
        },
        async onTable(table, rows) {
          if (known.has(table.table)) return await copyRows(client, table, rows);
          passedOver.push(table.table);
          await passOver(rows);
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
