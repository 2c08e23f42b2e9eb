import { readFileSync, statSync } from 'node:fs';
import type { Figure } from './report.ts';

const root = new URL('../..', import.meta.url).pathname;

type Chunk = { file: string; imports?: string[] };

// The file the build writes beside the script, as it is served.
const brotli = (file: string) => statSync(`${root}dist/scripts/${file}.br`).size;

/**
 * Measures JavaScript of a first load, brotli, and the additional script of each page at the first interaction, against React's own
 * size.
 */
export function measureSizes(): Figure[] {
  const file = `${root}dist/scripts/.vite/manifest.json`;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const filesOf = (names: string[]): Set<string> => {
    const files = new Set<string>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(visit);
    };
    names.forEach(visit);
    return files;
  };
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const total = (files: Set<string>) => [...files].reduce((sum, name) => sum + brotli(name), 0);

  const onDocuments = filesOf(['app/runtime/runtime.ts']);
  const onApps = filesOf(['app/runtime/runtime.ts', 'app/entry.client.ts', 'app/hydrate.tsx']);
  const later = Object.keys(manifest).filter((name) => name.startsWith('app/runtime/later/'));
  const pages = Object.keys(manifest).filter((name) => name.startsWith('app/pages/'));
  return [
    {
      what: 'JavaScript, document page',
      measured: kb(total(onDocuments)),
      target: '≤ 5 KB',
      yardstick: '',
      ok: total(onDocuments) <= 5 * 1024,
    },
    {
      what: 'JavaScript, application page',
      measured: kb(total(onApps)),
      target: '≤ 65 KB',
      yardstick: 'react-dom alone 57 KB',
      ok: total(onApps) <= 65 * 1024,
    },
    ...later.map((name) => ({
      what: `  fetched later, if at all: ${name.slice('app/runtime/later/'.length, -'.ts'.length)}`,
      measured: kb(total(filesOf([name]).difference(onDocuments))),
      target: '',
      yardstick: '',
      ok: true,
    })),
    ...pages.map((name) => {
      const added = total(filesOf([name]).difference(onApps));
      return {
        what: `  more at the first touch of ${name.slice('app/pages/'.length, -'.tsx'.length)}`,
        measured: kb(added),
        target: '',
        yardstick: '',
        ok: true,
      };
    }),
  ];
}
