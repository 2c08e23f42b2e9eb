import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/*
 * Folders with those above them, without `recursive` of Node's own mkdir: below /proc, where nobody can make a folder and the system
 * says so as "no such file or directory", that goes round and round for ever.
 */

/**
 * Makes a folder, and those above it, where they are not there.
 * @returns whether it was made
 * @throws {Error} of the system when it can not be made, or is there and no folder
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

/** The same for the start, while nobody waits for an answer. */
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
  // Where the disk may not be written the system may say so before it looks whether the folder is there.
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' || code === 'EROFS';
}

function lacksParent(error: unknown, folder: string): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' && path.dirname(folder) !== folder;
}
