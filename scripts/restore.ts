// `npm run restore -- FILE`: brings a backup into the empty database of the settings in force and into the data folder. The site
// must not run. The passphrase is BACKUP_PASSPHRASE or what is in BACKUP_PASSPHRASE_FILE, never an argument.
import path from 'node:path';
import { countries } from '#domain/countries/countries.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { resumeWork } from '#server/backup/resume-work.ts';
import { type Connection, createDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { connectToDatabase } from '#server/db/open-database.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async (_open, prepare) => {
    const [file, ...rest] = process.argv.slice(2);
    if (!file || rest.length > 0) throw new BackupError('Scrieți: npm run restore -- FIȘIER');
    const surroundings = prepare();
    const { config, logger, running } = surroundings;
    if (config.backup.passphrase === null)
      throw new BackupError(
        'Copia este criptată: puneți parola în BACKUP_PASSPHRASE sau într-un fișier numit de BACKUP_PASSPHRASE_FILE.',
      );
    let connection: Connection | undefined;
    const restored = await restoreBackup({
      connect: async () => (connection = (await connectToDatabase(surroundings)).direct),
      dataDir: config.dataDir,
      passphrase: config.backup.passphrase,
      file: path.resolve(file),
    });
    if (!connection) throw new Error('The database was not asked for.');
    await migrate(connection);
    const db = createDatabase({ connection, poolSize: 2 });
    running.defer(() => db.destroy());
    const { timeZone } = countries[config.country];
    const jobs = await startJobs({ connection, timeZone, logger });
    running.defer(() => jobs.stop());
    await resumeWork(db, jobs);

    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Copia din ${restored.header.madeAt} este la locul ei: ${formatNumber(rows)} rânduri din ${restored.tables.length} tabele. Porniți site-ul.`,
    );
    if (restored.passedOver.length > 0)
      console.log(`Nu sunt ale site-ului și nu au fost aduse: ${restored.passedOver.join(', ')}.`);
  },
  (error) => error instanceof BackupError,
);
