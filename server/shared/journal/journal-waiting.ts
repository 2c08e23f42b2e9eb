import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { journalFolders } from './set-aside.ts';

/** What waits in a journal for the database: its lines, and the moment of the oldest file. */
export type JournalWaiting = {
  journal: (typeof journalFolders)[number];
  lines: number;
  oldestAt: Date | null;
};

/** Counts what waits in the journals of a data folder. A file that is stored meanwhile does not count. */
export async function countWaiting(dataDir: string): Promise<JournalWaiting[]> {
  return await Promise.all(
    journalFolders.map(async (journal) => {
      const folder = path.join(dataDir, journal);
      const names = await readdir(folder).catch(() => []);
      const files = await Promise.all(
        names.filter((name) => /\.jsonl?$/.test(name)).map((name) => look(path.join(folder, name))),
      );
      const found = files.filter((file) => file !== null);
      return {
        journal,
        lines: found.reduce((sum, { lines }) => sum + lines, 0),
        oldestAt: found.reduce<Date | null>((oldest, { at }) => (oldest && oldest < at ? oldest : at), null),
      };
    }),
  );
}

async function look(file: string): Promise<{ lines: number; at: Date } | null> {
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, 'latin1'), stat(file)]);
    return { lines: text.trimEnd().split('\n').length, at: mtime };
  } catch {
    return null;
  }
}
