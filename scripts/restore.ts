// `npm run restore -- FILE [--without-erasures]`: restores a backup into the empty database of the present settings and into the
// data folder, without the data erased since. FILE is a local file, with its erasures.json beside it, or the name of a backup in
// the place of BACKUP_TO; without FILE those are listed. The site must not run. The passphrase is never an argument.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countries } from '#domain/law/countries/countries.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { BackupError } from '#server/operations/backup/backup-error.ts';
import { createFolderPlace } from '#server/operations/backup/folder-place.ts';
import { openPlace } from '#server/operations/backup/open-place.ts';
import { madeAtOf } from '#server/operations/backup/make-backup.ts';
import { restoreSite } from '#server/operations/backup/restore-site.ts';
import { connectToDatabase } from '#server/db/open-database.ts';
import { runCommand } from './run-command.ts';

const usage = 'Scrieți: npm run restore -- FIȘIER';

await runCommand(
  async (_open, prepare) => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-erasures': { type: 'boolean', default: false } },
    });
    const [file, ...rest] = positionals;
    const surroundings = prepare();
    const { config, logger } = surroundings;
    const { passphrase, to } = config.backup;
    if (!file && to) {
      const names = (await openPlace(to).list()).filter((name) => madeAtOf(name));
      throw new BackupError([`${usage}. Sunt:`, ...names.toSorted()].join('\n  '));
    }
    if (!file || rest.length > 0) throw new BackupError(`${usage}.`);
    if (passphrase === null)
      throw new BackupError(
        'Copia este criptată: puneți parola în BACKUP_PASSPHRASE sau într-un fișier numit de BACKUP_PASSPHRASE_FILE.',
      );
    const isHere = existsSync(file) || !to;
    const restored = await restoreSite({
      place: isHere ? createFolderPlace(path.dirname(path.resolve(file))) : openPlace(to),
      name: isHere ? path.basename(file) : file,
      passphrase,
      dataDir: config.dataDir,
      hasErasures: !values['without-erasures'],
      connect: async () => (await connectToDatabase(surroundings)).direct,
      timeZone: countries[config.country].timeZone,
      logger,
    });
    const rows = restored.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Copia din ${restored.header.madeAt} este la locul ei: ${formatNumber(rows)} rânduri din ${restored.tables.length} tabele; ștergeri făcute din nou: ${restored.erased}. Porniți site-ul.`,
    );
    if (restored.passedOver.length > 0)
      console.log(`Nu sunt ale site-ului și nu au fost aduse: ${restored.passedOver.join(', ')}.`);
  },
  (error) => error instanceof BackupError,
);
