import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Click } from './click.ts';
import { createClickJournal } from './click-journal.ts';
import { newClick } from '#tests/factories/new-click.ts';

async function temporaryFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-journal-'));
  const folder = path.join(parent, 'clicks');
  return { folder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

async function replayed(folder: string): Promise<Click[]> {
  const clicks: Click[] = [];
  await createClickJournal({ folder }).replay(async (click) => void clicks.push(click));
  return clicks;
}

test('a later run of the program finds every click as it was, once', async () => {
  await using temporary = await temporaryFolder();
  const { folder } = temporary;
  const clicks = Array.from({ length: 20 }, () => newClick());
  const journal = createClickJournal({ folder });
  await Promise.all(clicks.map((click) => journal.add(click)));

  expect(await replayed(folder)).toEqual(expect.arrayContaining(clicks));
  expect(await replayed(folder)).toEqual([]);
});

test('without an outage there is no folder', async () => {
  await using temporary = await temporaryFolder();
  expect(await replayed(temporary.folder)).toEqual([]);
  await expect(readdir(temporary.folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a click is forgotten only when it was stored', async () => {
  await using temporary = await temporaryFolder();
  const journal = createClickJournal(temporary);
  const click = newClick();
  await journal.add(click);
  await expect(journal.replay(() => Promise.reject(new Error('still away')))).rejects.toThrow('still away');
  expect(await replayed(temporary.folder)).toEqual([click]);
});

test('a full journal refuses, and takes clicks again when it was emptied', async () => {
  await using temporary = await temporaryFolder();
  const journal = createClickJournal({ folder: temporary.folder, maxClicks: 1 });
  await journal.add(newClick());
  await expect(journal.add(newClick())).rejects.toThrow('the click journal holds 1 clicks already');
  await journal.replay(async () => {});
  await journal.add(newClick());
  expect(await replayed(temporary.folder)).toHaveLength(1);
});

test('what a crash left half written is not a click', async () => {
  await using temporary = await temporaryFolder();
  const click = newClick();
  await createClickJournal(temporary).add(click);
  await writeFile(path.join(temporary.folder, `${newClick().id}.json.part`), '{"id":');
  expect(await replayed(temporary.folder)).toEqual([click]);
});
