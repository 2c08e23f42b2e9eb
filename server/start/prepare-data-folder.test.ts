import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '#server/base/startup-error.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a usable data folder is made and left empty', () => {
  const folder = path.join(newFolder(), 'a', 'data');
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['clicks', 'postbacks', 'mail'])(
  'a file in place of the folder %s is reported at the start',
  (name) => {
    const folder = newFolder();
    writeFileSync(path.join(folder, name), 'precious');
    expect(() => prepareDataFolder(folder)).toThrow(StartupError);
    expect(() => prepareDataFolder(folder)).toThrow(`${path.join(folder, name)} is no folder`);
  },
);

test('a full disk is reported at the start, and nothing is left behind', () => {
  const folder = newFolder();
  // The file that is tried leads to a device that is always full.
  symlinkSync('/dev/full', path.join(folder, `.trial-${process.pid}`));
  expect(() => prepareDataFolder(folder)).toThrow(
    `The disk of the data folder ${folder} is full: free some, then start again.`,
  );
  expect(readdirSync(folder)).toEqual([]);
});
