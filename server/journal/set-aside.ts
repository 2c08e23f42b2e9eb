import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ASIDE } from './journal-lines.ts';

/** The folders of the data folder that hold what an outage of the database left. */
export const journalFolders = ['clicks', 'postbacks'] as const;

/** A file of a journal with lines that nobody could store. */
export type SetAside = {
  /** its path in the data folder */
  file: string;
  lines: number;
};

/** What was set aside in the journals of a data folder, for people to look at. */
export async function listSetAside(dataDir: string): Promise<SetAside[]> {
  const found: SetAside[] = [];
  for (const folder of journalFolders) {
    const names = await readdir(path.join(dataDir, folder)).catch(noNames);
    for (const name of names.filter((each) => each.endsWith(ASIDE)).toSorted()) {
      const text = await readFile(path.join(dataDir, folder, name), 'latin1').catch(() => '');
      found.push({ file: `${folder}/${name}`, lines: text.trimEnd().split('\n').length });
    }
  }
  return found;
}

function noNames(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
