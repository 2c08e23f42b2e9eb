import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Logger } from 'pino';
import type { Connection } from '#server/db/database.ts';
import { makeFolder } from '#server/base/make-folder.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Erasure, ERASURES_FILE, readErasures } from './erasure-list.ts';
import { finishRestore } from './finish-restore.ts';
import { restoreBackup } from './restore-backup.ts';

type Options = {
  place: BackupPlace;
  /** name of the backup in its place */
  name: string;
  passphrase: string;
  dataDir: string;
  /** false: there is no list of erasures, and the operator has confirmed that */
  hasErasures: boolean;
  /** opens the connection to the empty database; called once the file is verified */
  connect: () => Promise<Connection>;
  timeZone: string;
  logger: Pick<Logger, 'error'>;
};

/**
 * Restores a backup of a place into an empty database, ready for a site to open.
 * @throws {BackupError} in a sentence, with nothing written
 */
export async function restoreSite(options: Options) {
  const { place, name, passphrase, dataDir, connect, timeZone, logger } = options;
  const erasures = await findErasures(options);
  const work = path.join(dataDir, 'restore-work');
  const file = path.join(work, name);
  try {
    await fetchFile(place, name, file);
    let connection: Connection | undefined;
    const restored = await restoreBackup({
      file,
      passphrase,
      dataDir,
      connect: async () => (connection = await connect()),
    });
    if (!connection) throw new Error('The database was not asked for.');
    const erased = await finishRestore({ connection, erasures, timeZone, logger });
    return { ...restored, erased };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function findErasures({ place, hasErasures }: Options): Promise<Erasure[]> {
  if (!hasErasures) return [];
  const erasures = await readErasures(place);
  if (erasures) return erasures;
  throw new BackupError(
    `În ${place.name} lipsește ${ERASURES_FILE}, lista ștergerilor de după copie: aduceți-o din locul copiei sau, dacă nu există, adăugați --without-erasures.`,
  );
}

async function fetchFile(place: BackupPlace, name: string, file: string): Promise<void> {
  const content = await place.get(name);
  if (!content) throw new BackupError(`În ${place.name} nu există ${name}.`);
  await makeFolder(path.dirname(file));
  await pipeline(Readable.fromWeb(content as WebStream), createWriteStream(file, { mode: 0o600 }));
}
