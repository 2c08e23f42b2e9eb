import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Click } from './click.ts';

export type ClickJournal = ReturnType<typeof createClickJournal>;

/**
 * Clicks on the disk, for the time when the database does not answer: one small file each, so that there is no torn
 * end of a file to repair after a crash, and nothing to share between processes. The folder exists only when needed.
 * @param options.maxClicks most clicks kept; above it the outage is not one a journal can bridge
 */
export function createClickJournal({ folder, maxClicks = 10_000 }: { folder: string; maxClicks?: number }) {
  /** null until looked up; approximate when several processes share the folder, as a bound may be */
  let count: number | null = null;

  async function list(): Promise<string[]> {
    const files = await readdir(folder).catch(ifMissing([]));
    return files.filter((file) => file.endsWith('.json'));
  }

  return {
    /** Keeps a click. Resolves when it is on the disk, under its name. @throws {Error} when full or not writable */
    async add(click: Click): Promise<void> {
      count ??= (await list()).length;
      if (count >= maxClicks) throw new Error(`the click journal holds ${maxClicks} clicks already`);
      if (await mkdir(folder, { recursive: true })) await syncFolder(path.dirname(folder));
      const file = path.join(folder, `${click.id}.json`);
      await writeDurably(`${file}.part`, JSON.stringify(click));
      await rename(`${file}.part`, file);
      await syncFolder(folder);
      count = count === null ? null : count + 1;
    },

    /**
     * Gives every kept click to `store`, in no order, and forgets it once `store` resolved. Stops at the first
     * rejection, keeping the rest. `store` must take a repeat: a crash between storing and forgetting gives one.
     * @returns how many clicks were handed over
     */
    async replay(store: (click: Click) => Promise<void>): Promise<number> {
      const files = await list();
      // The files are counted anew afterwards: another process on the same folder may have taken some.
      count = null;
      for (const name of files) {
        const file = path.join(folder, name);
        const text = await readFile(file, 'utf8').catch(ifMissing(null));
        if (text === null) continue;
        const click = JSON.parse(text) as Omit<Click, 'createdAt'> & { createdAt: string };
        await store({ ...click, createdAt: new Date(click.createdAt) });
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
