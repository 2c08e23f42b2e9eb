import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sharePictures } from './share-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../public/share');

test('each theme and loan type has its picture, and no picture of a removed one is left', () => {
  const expected = sharePictures().map(({ name }) => `${name}.png`);
  expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
});

test.each(readdirSync(folder))('%s is 1200 × 630 and under 64 KB', (file) => {
  const png = readFileSync(path.join(folder, file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(64 * 1024);
});
