import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#server/base/make-folder.ts';
import { journalFolders } from '#server/shared/journal/set-aside.ts';

export type KeptFile = { name: string; content: Buffer };

// The journals an outage of the database leaves, including files set aside from them, and keys in the data folder itself, like that
// of DKIM.
const kept = [
  ...journalFolders.map((folder) => ({ folder, names: /\.jsonl?(?:\.aside)?$/ })),
  { folder: '', names: /\.pem$/ },
];

/**
 * Reads the files of the data folder that belong into a backup. A file that leaves the journal meanwhile is already in the
 * database.
 */
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

/** Writes files back into a data folder. @returns a function that removes them again */
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
    // A folder of that name is not one of our files.
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return value;
    throw error;
  };
}
