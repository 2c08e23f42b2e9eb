import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const projectFolder = path.resolve(import.meta.dirname, '..');
const sources = globSync('{app,domain,server}/**/*.{ts,tsx}', { cwd: projectFolder })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** An import, of a type or of a value, of one folder by another. */
type Edge = { importer: string; imported: string };

test('no folder of app, domain or server imports itself through others, types included', () => {
  const edges = sources
    .flatMap(importsOf)
    .filter(({ importer, imported }) => folderOf(importer) !== folderOf(imported));
  const byFolder = Map.groupBy(edges, ({ importer }) => folderOf(importer));
  expect(byFolder.size).toBeGreaterThan(30);
  const shortest = [...byFolder.keys()]
    .map((folder) => cycleThrough(folder, byFolder))
    .filter((cycle) => cycle.length > 0)
    .toSorted((a, b) => a.length - b.length);
  expect(shortest[0] ?? []).toEqual([]);
});

/** The folder a file belongs to, which counts with its subfolders: `server/offers`. A file beside the folders counts alone. */
function folderOf(file: string): string {
  return /^[^/]+\/[^/]+/.exec(file)?.[0] ?? file;
}

function importsOf(importer: string): Edge[] {
  const code = readFileSync(path.join(projectFolder, importer), 'utf8');
  return [...code.matchAll(/(?:from |import |import\()'([#.][^']+\.tsx?)'/g)].map(([, name = '']) => ({
    importer,
    imported: name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(importer), name),
  }));
}

/** Finds the shortest path of imports from a folder back to itself, as a list; empty without one. */
function cycleThrough(folder: string, byFolder: ReadonlyMap<string, readonly Edge[]>): string[] {
  const seen = new Set<string>();
  const ways: { at: string; imports: string[] }[] = [{ at: folder, imports: [] }];
  for (const { at, imports } of ways) {
    for (const { importer, imported } of byFolder.get(at) ?? []) {
      const next = folderOf(imported);
      if (seen.has(next)) continue;
      seen.add(next);
      const way = [...imports, `${importer} imports ${imported}`];
      if (next === folder) return way;
      ways.push({ at: next, imports: way });
    }
  }
  return [];
}
