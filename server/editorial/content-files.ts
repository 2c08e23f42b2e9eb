import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The name git gives to the content of a file: `git hash-object content/blog/x.md` says the same. */
export function gitBlobHash(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Every file of texts in a folder, by its path there, with its hash. */
export function hashContentFiles(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.{md,yml}', { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, gitBlobHash(readFileSync(path.join(folder, file)))]));
}

/** A file as this program read it when it started, and as it lies on its disk now; null: not there. */
export type ContentFile = { file: string; served: string | null; onDisk: string | null };

/** Both lists in one, by path: of each file what this program has read, and what lies there. */
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
