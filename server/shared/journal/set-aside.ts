import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SET_ASIDE_SUFFIX } from './journal-lines.ts';

/** Folders of the data folder that hold the journals of outages. */
export const journalFolders = ['clicks', 'postbacks'] as const;

/** A journal file with lines that could not be stored. */
export type SetAside = {
  /** its path in the data folder */
  file: string;
  lines: number;
};

/** Lists the files set aside in the journals of a data folder, for people to look at. */
export async function listSetAside(dataDir: string): Promise<SetAside[]> {
  const found: SetAside[] = [];
  for (const folder of journalFolders) {
    const names = await readdir(path.join(dataDir, folder)).catch(noNames);
    for (const name of names.filter((each) => each.endsWith(SET_ASIDE_SUFFIX)).toSorted()) {
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
