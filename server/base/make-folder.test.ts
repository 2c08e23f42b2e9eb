import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, makeFolderSync } from './make-folder.ts';

const ways = [
  ['makeFolder', makeFolder],
  ['makeFolderSync', async (folder: string) => makeFolderSync(folder)],
] as const;

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-make-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(ways)('%s makes a folder with its parents once', async (_, make) => {
  const folder = path.join(temporaryFolder(), 'a', 'b', 'c');
  expect(await make(folder)).toBe(true);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(await make(folder)).toBe(false);
});

test.each(ways)('%s ends where no folder can be made', async (_, make) => {
  const parent = temporaryFolder();
  writeFileSync(path.join(parent, 'file'), '');
  // In /proc Node's own way to make folders never ends.
  for (const folder of ['/proc/imprumut-clar/a', path.join(parent, 'file'), path.join(parent, 'file', 'a')])
    await expect(make(folder)).rejects.toThrow(/ENOENT|EEXIST|ENOTDIR/);
});
