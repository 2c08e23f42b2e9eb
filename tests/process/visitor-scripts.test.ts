import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureSizes } from '#scripts/bench/sizes.ts';
import { readSiteAssets } from '#server/web/pages/site-assets.ts';

test('no page loads more script than it may', () => {
  const sizes = measureSizes();
  expect(sizes.map(({ what }) => what)).toContain('JavaScript, document page');
  expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
});

test('scripts are served as small as they are measured, to the first visitor too', () => {
  const { files } = readSiteAssets('.');
  const scripts = globSync('assets/*.{js,mjs}', { cwd: 'dist/scripts' });
  expect(scripts).not.toEqual([]);
  const sent = (script: string) => files.get(`/${script}`)?.variant('br').body ?? Buffer.of();
  const own = (script: string) => readFileSync(`dist/scripts/${script}`);
  expect(scripts.filter((script) => !brotliDecompressSync(sent(script)).equals(own(script)))).toEqual([]);
  // Fetched when somebody chooses a PDF: at most a third of the script, made in a twentieth of the time.
  const reader = scripts.filter((script) => /\/(read-pdf|pdf\.worker)[.-]/.test(script));
  expect(reader).toHaveLength(2);
  expect(reader.filter((script) => sent(script).length > own(script).length / 3)).toEqual([]);
  // All others: the best that brotli can do.
  const others = scripts.filter((script) => !reader.includes(script));
  expect(others.filter((script) => sent(script).length > brotliCompressSync(own(script)).length)).toEqual([]);
});

test('no script of visitors holds Zod: of a schema they have the types alone', () => {
  // The field that each schema of Zod carries: names of fields stay when scripts are made small.
  const withZod = (folder: string) =>
    globSync(`dist/${folder}/**/*.js`).filter((file) => readFileSync(file, 'utf8').includes('_zod'));
  expect(globSync('dist/scripts/**/*.js')).not.toEqual([]);
  expect(withZod('scripts')).toEqual([]);
  // So it would be seen: the server is built of the same schemas.
  expect(withZod('program')).not.toEqual([]);
});
