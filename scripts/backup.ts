// `npm run backup -- FOLDER`: makes a backup of the database and the journals of the settings in force, also while the site runs,
// and reads it again. The passphrase is BACKUP_PASSPHRASE or what is in BACKUP_PASSPHRASE_FILE, never an argument.
import path from 'node:path';
import { formatNumber } from '#domain/text/format-number.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { connectBeside } from '#server/db/open-database-beside.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async (_open, prepare) => {
    const [folder, ...rest] = process.argv.slice(2);
    if (!folder || rest.length > 0) throw new BackupError('Scrieți: npm run backup -- DOSAR');
    const surroundings = prepare();
    const { dataDir, backup } = surroundings.config;
    if (backup.passphrase === null)
      throw new BackupError(
        'Copia se criptează cu o parolă: puneți-o în BACKUP_PASSPHRASE sau într-un fișier numit de BACKUP_PASSPHRASE_FILE.',
      );
    const made = await makeBackup({
      connection: await connectBeside(surroundings),
      dataDir,
      passphrase: backup.passphrase,
      folder: path.resolve(folder),
      now: new Date(),
    });
    console.log(
      `${made.file}: ${formatNumber(made.rows)} rânduri din ${made.tables} tabele, ${formatNumber(Math.ceil(made.bytes / 1024))} KB, recitită și întreagă.`,
    );
  },
  (error) => error instanceof BackupError,
);
