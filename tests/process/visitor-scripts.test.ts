import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureSizes } from '#scripts/bench/sizes.ts';
import { readSiteAssets } from '#server/web/pages/site-assets.ts';

test('no page loads more script than its limit', () => {
  const sizes = measureSizes();
  expect(sizes.map(({ what }) => what)).toContain('JavaScript, document page');
  expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
});

test('scripts are served as small as they are measured, to the first visitor too', () => {
  const { files } = readSiteAssets('.', []);
  const scripts = globSync('assets/*.{js,mjs}', { cwd: 'dist/scripts' });
  expect(scripts).not.toEqual([]);
  const sent = (script: string) => files.get(`/${script}`)?.variant('br').body ?? Buffer.of();
  const own = (script: string) => readFileSync(`dist/scripts/${script}`);
  expect(scripts.filter((script) => !brotliDecompressSync(sent(script)).equals(own(script)))).toEqual([]);
  // Loaded when somebody chooses a PDF: compressed to at most a third, in a twentieth of the time.
  const reader = scripts.filter((script) => /\/(read-pdf|pdf\.worker)[.-]/.test(script));
  expect(reader).toHaveLength(2);
  expect(reader.filter((script) => sent(script).length > own(script).length / 3)).toEqual([]);
  // All others: the best compression of brotli.
  const others = scripts.filter((script) => !reader.includes(script));
  expect(others.filter((script) => sent(script).length > brotliCompressSync(own(script)).length)).toEqual([]);
});

test("visitors' scripts do not include Zod: they use only the types of its schemas", () => {
  // Name of the field of every Zod schema: minification keeps property names.
  const withZod = (folder: string) =>
    globSync(`dist/${folder}/**/*.js`).filter((file) => readFileSync(file, 'utf8').includes('_zod'));
  expect(globSync('dist/scripts/**/*.js')).not.toEqual([]);
  expect(withZod('scripts')).toEqual([]);
  // Shows that the search would find Zod: the server includes its schemas.
  expect(withZod('program')).not.toEqual([]);
});
