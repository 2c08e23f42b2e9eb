import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { journalFolders } from '#server/journal/set-aside.ts';

export type KeptFile = { name: string; content: Buffer };

// What an outage of the database leaves, also what was set aside of it, and, in the data folder itself, keys like that of DKIM.
const kept = [
  ...journalFolders.map((folder) => ({ folder, names: /\.jsonl?(?:\.aside)?$/ })),
  { folder: '', names: /\.pem$/ },
];

/** The files of the data folder that belong into a backup; one that leaves the journal meanwhile is in the database by then. */
export async function readKeptFiles(dataDir: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const { folder, names } of kept) {
    const all = await readdir(path.join(dataDir, folder)).catch(ifMissing([]));
    for (const name of all.filter((each) => names.test(each)).toSorted()) {
      const content = await readFile(path.join(dataDir, folder, name)).catch(ifMissing(null));
      if (content) files.push({ name: path.posix.join(folder, name), content });
    }
  }
  return files;
}

/** Puts files back into a data folder. @returns takes away again what was put there */
export async function writeKeptFiles(
  dataDir: string,
  files: readonly KeptFile[],
): Promise<() => Promise<void>> {
  const written: string[] = [];
  const undo = async () => {
    await Promise.all(written.map((file) => rm(file, { force: true })));
  };
  try {
    for (const { name, content } of files) {
      const file = path.join(dataDir, name);
      await makeFolder(path.dirname(file));
      await writeFile(file, content, { mode: 0o600, flag: 'wx', flush: true });
      written.push(file);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    // A folder of such a name is none of ours.
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return value;
    throw error;
  };
}
