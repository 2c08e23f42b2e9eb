import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createJournal } from './journal.ts';

type Note = { name: string; at: Date };

const noteOf = (name: string): Note => ({ name, at: new Date('2026-11-21T10:00:00Z') });
const open = (folder: string, most?: number) =>
  createJournal<Note>({
    folder,
    nameOf: ({ name }) => name,
    revive: ({ at, ...rest }) => ({ ...rest, at: new Date(at) }),
    ...(most && { most }),
  });

async function temporaryFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-journal-'));
  const folder = path.join(parent, 'notes');
  return { folder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

async function replayed(folder: string): Promise<Note[]> {
  const notes: Note[] = [];
  await open(folder).replay(async (note) => void notes.push(note));
  return notes;
}

test('a later run of the program finds everything as it was, once, in the order of the names', async () => {
  await using temporary = await temporaryFolder();
  const { folder } = temporary;
  const notes = ['c', 'a', 'b', 'a2'].map(noteOf);
  const journal = open(folder);
  await Promise.all(notes.map((note) => journal.add(note)));

  expect(await replayed(folder)).toEqual(['a', 'a2', 'b', 'c'].map(noteOf));
  expect(await replayed(folder)).toEqual([]);
});

test('without an outage there is no folder', async () => {
  await using temporary = await temporaryFolder();
  expect(await replayed(temporary.folder)).toEqual([]);
  await expect(readdir(temporary.folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('what was kept is forgotten only when it was stored', async () => {
  await using temporary = await temporaryFolder();
  const journal = open(temporary.folder);
  await journal.add(noteOf('a'));
  await expect(journal.replay(() => Promise.reject(new Error('still away')))).rejects.toThrow('still away');
  expect(await replayed(temporary.folder)).toEqual([noteOf('a')]);
});

test('a full journal refuses, and takes more again when it was emptied', async () => {
  await using temporary = await temporaryFolder();
  const journal = open(temporary.folder, 1);
  await journal.add(noteOf('a'));
  await expect(journal.add(noteOf('b'))).rejects.toThrow('is full: it holds 1 already');
  await journal.replay(async () => {});
  await journal.add(noteOf('c'));
  expect(await replayed(temporary.folder)).toEqual([noteOf('c')]);
});

test('what a crash left half written is not there', async () => {
  await using temporary = await temporaryFolder();
  await open(temporary.folder).add(noteOf('a'));
  await writeFile(path.join(temporary.folder, 'b.json.part'), '{"name":');
  expect(await replayed(temporary.folder)).toEqual([noteOf('a')]);
});
