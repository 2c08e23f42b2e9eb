import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { journalFolders } from '#server/shared/journal/set-aside.ts';
import { makeFolderSync } from '#server/base/make-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

/** PostgreSQL does not start with less. */
const LEAST_BYTES = 65_536;
// Folders the site creates only when needed, so that a file in their place would be found out too late.
const laterFolders = [...journalFolders, 'mail'];

/**
 * Makes DATA_DIR if missing, and checks that files can be written in it, and have room.
 * @throws {StartupError} when it cannot be used
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolderSync(folder);
    writeTrial(path.join(folder, `.trial-${process.pid}`));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartupError(`The disk of the data folder ${folder} is full: free some, then start again.`);
    throw new StartupError(`The data folder ${folder} can not be used: ${message}`);
  }
  for (const name of laterFolders) {
    const later = path.join(folder, name);
    if (statSync(later, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new StartupError(`${later} is no folder: the site keeps its files there; move it away.`);
  }
}

function writeTrial(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(LEAST_BYTES));
  } finally {
    rmSync(file, { force: true });
  }
}
