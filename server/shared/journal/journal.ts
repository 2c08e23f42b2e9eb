import path from 'node:path';
import type { z } from 'zod';
import { makeFolder } from '#server/base/make-folder.ts';
import { createGroupCommit } from './group-commit.ts';
import { countLines, listFiles, readKept, removeStored } from './journal-files.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

type Options<Item> = {
  folder: string;
  /** the name of an item's file, unique; files are read again ordered by name */
  nameOf: (item: Item) => string;
  /** schema of an item's line of JSON: a line that does not fit is set aside */
  schema: z.ZodType<Item>;
  /** most items kept; a longer outage is beyond what a journal can bridge */
  most?: number;
};

/** Result of a replay. */
type Replayed = {
  /** number of items handed over */
  count: number;
  /** files of unreadable lines, with the reason, and files of lines the database refuses */
  setAside: { file: string; problem: unknown }[];
};

export type Journal<Item> = {
  /** Stores an item. Resolves when it is on the disk, under its name. @throws {Error} when full or not writable */
  add(item: Item): Promise<void>;
  /**
   * Passes all stored items to `store`, a file at a time, and forgets a file once `store` resolved. Stops at the first rejection,
   * keeping the rest. `store` must accept a repeat: a crash between storing and forgetting causes one. Of a torn file each whole
   * line is passed; the other lines are set aside, in a file beside it, and stop nothing.
   * @param store resolves with the items that the database will never accept, which are set aside too
   */
  replay(store: (items: Item[]) => Promise<Item[]>): Promise<Replayed>;
};

// Waiting items are written in files of this many lines, with one flush to the disk for all.
const LINES_OF_A_FILE = 500;
const WRITE_PATIENCE_MS = 10_000;

/**
 * Keeps items on the disk that must not be lost while the database does not answer: a line of JSON each, in small files that are
 * written whole and then named. The folder exists only when needed; several processes may share it.
 */
export function createJournal<Item>(options: Options<Item>): Journal<Item> {
  const { folder, nameOf, schema, most = 10_000 } = options;
  /** lines in the folder; null until counted; approximate when several processes share the folder, which is enough for a limit */
  let count: number | null = null;

  const writing = createGroupCommit<Item, 'kept' | 'full'>({
    async commit(items) {
      const before = count ?? (await countLines(folder));
      const kept = items.slice(0, Math.max(0, most - before));
      const [first] = kept;
      if (first !== undefined) {
        if (await makeFolder(folder)) await syncFolder(path.dirname(folder));
        await writeWhole(path.join(folder, `${nameOf(first)}.jsonl`), kept.map(toLine).join(''));
      }
      count = before + kept.length;
      return items.map((_, index) => (index < kept.length ? 'kept' : 'full'));
    },
    isItemFault: () => false,
    maxBatch: LINES_OF_A_FILE,
    timeoutMs: WRITE_PATIENCE_MS,
  });

  return {
    async add(item) {
      if ((await writing.add(item)) === 'full')
        throw new Error(`the journal ${folder} is full: it holds ${most} already`);
    },

    async replay(store) {
      const replayed: Replayed = { count: 0, setAside: [] };
      const failures: unknown[] = [];
      for (const name of await listFiles(folder)) {
        const file = path.join(folder, name);
        const kept = await readKept(file, schema);
        if (!kept) continue;
        const refused = kept.items.length > 0 ? await store(kept.items) : [];
        replayed.count += kept.items.length - refused.length;
        try {
          const aside = await removeStored(file, kept, refused);
          if (aside !== undefined) replayed.setAside.push({ file: aside, problem: kept.problem });
        } catch (error) {
          // On a full disk, for instance, the file stays to be replayed again, and the next file goes on.
          failures.push(error);
        }
        // Counted again: another process on the same folder may have taken some too.
        count = null;
      }
      if (failures.length > 0) throw failures[0];
      return replayed;
    },
  };
}

function toLine(item: unknown): string {
  return `${JSON.stringify(item)}\n`;
}
