// `npm run backup [-- FOLDER]`: makes a backup of the database and the journals of the present settings, also while the site runs,
// verifies it, and puts it into the folder, or the place of BACKUP_TO, as the site itself does each night. The passphrase is
// BACKUP_PASSPHRASE or the content of BACKUP_PASSPHRASE_FILE, never an argument.
import path from 'node:path';
import { countries } from '#domain/law/countries/countries.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { BackupError } from '#server/operations/backup/backup-error.ts';
import { createFolderPlace } from '#server/operations/backup/folder-place.ts';
import { openPlace } from '#server/operations/backup/open-place.ts';
import { runBackup } from '#server/operations/backup/run-backup.ts';
import { createDatabase } from '#server/db/database.ts';
import { connectBeside } from '#server/db/open-database-beside.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async (_open, prepare) => {
    const [folder, ...rest] = process.argv.slice(2);
    const surroundings = prepare();
    const { dataDir, backup, country } = surroundings.config;
    if (rest.length > 0 || (!folder && !backup.to))
      throw new BackupError('Scrieți: npm run backup -- DOSAR (fără DOSAR unde spune BACKUP_TO).');
    if (backup.passphrase === null)
      throw new BackupError(
        'Copia se criptează cu o parolă: puneți-o în BACKUP_PASSPHRASE sau într-un fișier numit de BACKUP_PASSPHRASE_FILE.',
      );
    const connection = await connectBeside(surroundings);
    const db = createDatabase({ connection, poolSize: 3, statementTimeoutMs: 0 });
    surroundings.running.defer(() => db.destroy());
    const place = folder || !backup.to ? createFolderPlace(path.resolve(folder ?? '')) : openPlace(backup.to);
    const made = await runBackup({
      db,
      connection,
      dataDir,
      passphrase: backup.passphrase,
      place,
      now: new Date(),
      // Old backups are removed only in the site's own place.
      cleanBy: folder ? undefined : countries[country].timeZone,
    });
    console.log(
      `${path.basename(made.file)} este în ${place.name}: ${formatNumber(made.rows)} rânduri din ${made.tables} tabele, ${formatNumber(Math.ceil(made.bytes / 1024))} KB, recitită și întreagă.`,
    );
  },
  (error) => error instanceof BackupError,
);
