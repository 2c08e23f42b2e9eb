import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareContentFiles, gitBlobHash, hashContentFiles } from './content-files.ts';

test.each([
  // Both hashes are in the Git book, „Git Internals”.
  ['test content\n', 'd670460b4b4aece5915caf5c68d12f560a9fe3e4'],
  ['', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
])('the Git hash of %j is %s', (text, expected) => {
  expect(gitBlobHash(Buffer.from(text))).toBe(expected);
});

test('files changed, added and removed since the start are distinguished', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'blog'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  for (const file of ['blog/a.md', 'blog/b.md', 'blog/c.md']) write(file, 'test content\n');
  write('blog/rates.csv', '1');
  const served = hashContentFiles(folder);

  write('blog/b.md', '');
  rmSync(path.join(folder, 'blog/c.md'));
  write('d.yml', '');

  const [same, empty] = [
    'd670460b4b4aece5915caf5c68d12f560a9fe3e4',
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  ];
  expect(compareContentFiles(served, hashContentFiles(folder))).toEqual([
    { file: 'blog/a.md', served: same, onDisk: same },
    { file: 'blog/b.md', served: same, onDisk: empty },
    { file: 'blog/c.md', served: same, onDisk: null },
    { file: 'd.yml', served: null, onDisk: empty },
  ]);
});
