import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Computes Git's hash of a file's content: `git hash-object content/blog/x.md` prints the same. */
export function gitBlobHash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Hashes every text file of a folder, by its path in it. */
export function hashContentFiles(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.{md,yml}', { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, gitBlobHash(readFileSync(path.join(folder, file)))]));
}

/** Hash of a file at the start of this program, and now on disk; null: missing. */
export type ContentFile = { file: string; served: string | null; onDisk: string | null };

/** Merges both lists by path: for each file the version this program has read, and the version on disk. */
export function compareContentFiles(
  served: ReadonlyMap<string, string>,
  onDisk: ReadonlyMap<string, string>,
): ContentFile[] {
  return [...new Set([...served.keys(), ...onDisk.keys()])].toSorted().map((file) => ({
    file,
    served: served.get(file) ?? null,
    onDisk: onDisk.get(file) ?? null,
  }));
}
