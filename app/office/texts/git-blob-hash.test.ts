import { expect, test } from 'vitest';
import { gitBlobHash } from './git-blob-hash.ts';

test.each([
  // From the Git book, „Git Internals”.
  ['test content\n', 'd670460b4b4aece5915caf5c68d12f560a9fe3e4'],
  ['test content\r\n', 'd670460b4b4aece5915caf5c68d12f560a9fe3e4'],
  ['', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
])('the Git hash of %j is %s', async (text, expected) => {
  expect(await gitBlobHash(text)).toBe(expected);
});
