import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

type Options<Item> = {
  folder: string;
  /** the name of an item's file, unlike any other's; items are read again in the order of their names */
  nameOf: (item: Item) => string;
  /** an item from its JSON, in which moments are texts */
  revive: (value: Stored<Item>) => Item;
  /** most items kept; above it the outage is not one a journal can bridge */
  most?: number;
};

/** An item as JSON gives it back. */
type Stored<Item> = { [Name in keyof Item]: Item[Name] extends Date ? string : Item[Name] };

export type Journal<Item> = {
  /** Keeps an item. Resolves when it is on the disk, under its name. @throws {Error} when full or not writable */
  add(item: Item): Promise<void>;
  /**
   * Gives every kept item to `store`, one after another, and forgets it once `store` resolved. Stops at the first
   * rejection, keeping the rest. `store` must take a repeat: a crash between storing and forgetting gives one.
   * @returns how many items were handed over
   */
  replay(store: (item: Item) => Promise<void>): Promise<number>;
};

/**
 * What may not be lost, on the disk for the time when the database does not answer: one small file each, so that there is no
 * torn end of a file to repair after a crash, and nothing to share between processes. The folder exists only when needed.
 */
export function createJournal<Item>({ folder, nameOf, revive, most = 10_000 }: Options<Item>): Journal<Item> {
  /** null until looked up; approximate when several processes share the folder, as a bound may be */
  let count: number | null = null;

  async function list(): Promise<string[]> {
    const files = await readdir(folder).catch(ifMissing([]));
    return files.filter((file) => file.endsWith('.json')).toSorted();
  }

  return {
    async add(item) {
      count ??= (await list()).length;
      if (count >= most) throw new Error(`the journal ${folder} is full: it holds ${most} already`);
      if (await mkdir(folder, { recursive: true })) await syncFolder(path.dirname(folder));
      const file = path.join(folder, `${nameOf(item)}.json`);
      await writeDurably(`${file}.part`, JSON.stringify(item));
      await rename(`${file}.part`, file);
      await syncFolder(folder);
      count = count === null ? null : count + 1;
    },

    async replay(store) {
      const files = await list();
      // The files are counted anew afterwards: another process on the same folder may have taken some.
      count = null;
      for (const name of files) {
        const file = path.join(folder, name);
        const text = await readFile(file, 'utf8').catch(ifMissing(null));
        if (text === null) continue;
        await store(revive(JSON.parse(text) as Stored<Item>));
        await unlink(file).catch(ifMissing(undefined));
      }
      return files.length;
    },
  };
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file is found after a power cut only if its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
