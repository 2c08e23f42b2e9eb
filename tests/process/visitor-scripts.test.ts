import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureSizes } from '#scripts/bench/sizes.ts';
import { readSiteAssets } from '#server/bundle/site-assets.ts';

test('no page loads more script than it may', () => {
  const sizes = measureSizes();
  expect(sizes.map(({ what }) => what)).toContain('JavaScript, document page');
  expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
});

test('scripts are served as small as they are measured, to the first visitor too', () => {
  const { files } = readSiteAssets('.');
  const scripts = globSync('assets/*.js', { cwd: 'dist/scripts' });
  expect(scripts).not.toEqual([]);
  const largerOrOther = scripts.filter((script) => {
    const served = files.get(`/${script}`)?.variant('br').body ?? Buffer.of();
    const own = readFileSync(`dist/scripts/${script}`);
    // The best that brotli can do.
    return served.length > brotliCompressSync(own).length || !brotliDecompressSync(served).equals(own);
  });
  expect(largerOrOther).toEqual([]);
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
