import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { SET_ASIDE_SUFFIX, type JournalLines, readJournalLines } from './journal-lines.ts';
import { writeWhole } from './write-whole.ts';

const NEWLINE = Buffer.from('\n');
// Errors of a path that is not a file, or that the account or the disk does not let us read.
const UNREADABLE = new Set(['EISDIR', 'EACCES', 'EPERM', 'EIO', 'ELOOP']);

/** Items of a file, and what else it holds. */
type Kept<Item> = Omit<JournalLines<Item>, 'torn'> & { torn: JournalLines<Item>['torn'] | null };

/** Lists the names of the files that a journal's folder holds, in their order. */
export async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(ifMissing([]));
  // `.json`: files of an older version, one item each.
  return files.filter((file) => /\.jsonl?$/.test(file)).toSorted();
}

/** Counts the lines in a journal's folder. */
export async function countLines(folder: string): Promise<number> {
  let lines = 0;
  for (const name of await listFiles(folder)) {
    const bytes = await readFile(path.join(folder, name)).catch(() => Buffer.alloc(0));
    lines += Math.max(1, bytes.toString('latin1').trimEnd().split('\n').length);
  }
  return lines;
}

/** Reads the items of a file. @returns undefined when another process has taken it; `torn` null when the file as a whole cannot be read */
export async function readKept<Item>(file: string, schema: z.ZodType<Item>): Promise<Kept<Item> | undefined> {
  try {
    return readJournalLines(await readFile(file), schema);
  } catch (problem) {
    const { code = '' } = problem as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (UNREADABLE.has(code)) return { items: [], torn: null, problem };
    throw problem;
  }
}

/** Forgets a file whose items are stored. @returns the file with its set-aside lines; undefined when all were whole */
export async function removeStored<Item>(
  file: string,
  { torn }: Kept<Item>,
  refused: Item[],
): Promise<string | undefined> {
  const aside = `${file}${SET_ASIDE_SUFFIX}`;
  if (torn === null) {
    await rename(file, aside);
    return aside;
  }
  const lines = [...torn, ...refused.map((item) => Buffer.from(JSON.stringify(item)))];
  if (lines.length > 0) await writeWhole(aside, Buffer.concat(lines.flatMap((line) => [line, NEWLINE])));
  await unlink(file).catch(ifMissing(undefined));
  return lines.length > 0 ? aside : undefined;
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
