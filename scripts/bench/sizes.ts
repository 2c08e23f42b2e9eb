import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './report.ts';

const root = new URL('../..', import.meta.url).pathname;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const brotli = (file: string) => brotliCompressSync(readFileSync(`${root}dist/client/${file}`)).length;

/** JavaScript of a first load, brotli: what each page kind asks for, against React's own size. */
export function measureSizes(): Figure[] {
  const manifest = JSON.parse(readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >;
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
  const total = (names: string[]) => [...filesOf(names)].reduce((sum, file) => sum + brotli(file), 0);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const runtime = total(['app/runtime/runtime.ts']);
  const app = (page: string) =>
    total(['app/runtime/runtime.ts', 'app/entry.client.ts', 'app/hydrate.tsx', `app/routes/${page}.tsx`]);

  return [
    {
      what: 'JavaScript, document page',
      measured: kb(runtime),
      target: '≤ 5 KB',
      yardstick: '',
      ok: runtime <= 5120,
    },
    ...['home', 'offers', 'compare'].map((page) => {
      const bytes = app(page);
      return {
        what: `JavaScript, ${page}`,
        measured: kb(bytes),
        target: '≤ 65 KB',
        yardstick: 'react-dom alone 57 KB',
        ok: bytes <= 65 * 1024,
      };
    }),
  ];
}
