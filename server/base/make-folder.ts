import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/*
 * Makes folders with their parents, without `recursive` of Node's own mkdir: below /proc, where no folder can be made and the
 * system answers "no such file or directory", Node's loop never ends.
 */

/**
 * Makes a folder and its parents, where missing.
 * @returns whether it was made
 * @throws {Error} of the system when it cannot be made, or is not a folder
 */
export async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (isThere(error) && (await stat(folder)).isDirectory()) return false;
    if (!lacksParent(error, folder)) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
    return true;
  }
}

/** Does the same synchronously, for the start. */
export function makeFolderSync(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (isThere(error) && statSync(folder).isDirectory()) return false;
    if (!lacksParent(error, folder)) throw error;
    makeFolderSync(path.dirname(folder));
    mkdirSync(folder);
    return true;
  }
}

function isThere(error: unknown): boolean {
  // On a read-only disk the system may report that before checking whether the folder exists.
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' || code === 'EROFS';
}

function lacksParent(error: unknown, folder: string): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' && path.dirname(folder) !== folder;
}
