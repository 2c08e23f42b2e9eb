import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRunFolder } from './make-run-folder.mjs';

function openPlace(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-place-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

test('a run’s folder is its own, and other accounts can enter it', () => {
  const place = openPlace();
  const folders = [makeRunFolder(place, 0), makeRunFolder(place, 0)];
  expect(folders.map((folder) => path.dirname(folder))).toEqual([place, place]);
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('leftovers of a killed run are removed, folders of a running one or of somebody else stay', () => {
  const place = openPlace();
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [left, running, strange] = [
    `imprumut-clar-tests-${ended}-a1B2c3`,
    `imprumut-clar-tests-${process.pid}-a1B2c3`,
    'alt-program-1-a1B2c3',
  ].map((name) => path.join(place, name));
  for (const folder of [left, running, strange]) mkdirSync(String(folder));

  makeRunFolder(place, 0);

  expect([left, running, strange].map((folder) => existsSync(String(folder)))).toEqual([false, true, true]);
});

test.each([
  ['is no memory for files', '/nu-exista', 0],
  ['is less room than a run needs', tmpdir(), Infinity],
])('where there %s, the folder is in the temporary one', (_, memory, roomBytes) => {
  const folder = makeRunFolder(memory, roomBytes);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(path.dirname(folder)).toBe(tmpdir());
});
