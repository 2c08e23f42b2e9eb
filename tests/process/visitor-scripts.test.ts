import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureSizes } from '#scripts/bench/sizes.ts';

test('no page loads more script than it may', () => {
  const sizes = measureSizes();
  expect(sizes.map(({ what }) => what)).toContain('JavaScript, document page');
  expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
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
