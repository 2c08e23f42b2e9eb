import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createJournal } from './journal.ts';
import { listSetAside } from './set-aside.ts';

const noteSchema = z.object({
  name: z.string(),
  at: z.iso.datetime().transform((text) => new Date(text)),
});
type Note = z.output<typeof noteSchema>;

const noteOf = (name: string): Note => ({ name, at: new Date('2026-11-21T10:00:00Z') });
const lineOf = (name: string) => `${JSON.stringify(noteOf(name))}\n`;
const open = (folder: string, most?: number) =>
  createJournal<Note>({
    folder,
    nameOf: ({ name }) => name,
    schema: noteSchema,
    ...(most !== undefined && { most }),
  });

async function temporaryFolder() {
  const parent = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-journal-'));
  const folder = path.join(parent, 'clicks');
  return { parent, folder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true }) };
}

async function replayed(folder: string): Promise<Note[]> {
  const notes: Note[] = [];
  await open(folder).replay(async (some) => {
    notes.push(...some);
    return [];
  });
  return notes;
}

test('a later run of the program finds everything unchanged, once, ordered by name', async () => {
  await using temporary = await temporaryFolder();
  const { folder } = temporary;
  const journal = open(folder);
  for (const name of ['c', 'a', 'b', 'a2']) await journal.add(noteOf(name));

  expect(await replayed(folder)).toEqual(['a', 'a2', 'b', 'c'].map(noteOf));
  expect(await replayed(folder)).toEqual([]);
});

test('simultaneous items are one file, in the order in which they came', async () => {
  await using temporary = await temporaryFolder();
  const { folder } = temporary;
  const journal = open(folder);
  const names = Array.from({ length: 700 }, (_, index) => `${1000 - index}`);
  await Promise.all(names.map((name) => journal.add(noteOf(name))));

  expect((await readdir(folder)).length).toBeLessThan(10);
  expect((await replayed(folder)).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('without an outage there is no folder', async () => {
  await using temporary = await temporaryFolder();
  expect(await replayed(temporary.folder)).toEqual([]);
  await expect(readdir(temporary.folder)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('an item is forgotten only after it was stored', async () => {
  await using temporary = await temporaryFolder();
  const journal = open(temporary.folder);
  await journal.add(noteOf('a'));
  await expect(journal.replay(() => Promise.reject(new Error('still away')))).rejects.toThrow('still away');
  expect(await replayed(temporary.folder)).toEqual([noteOf('a')]);
});

test('a full journal refuses, and accepts again after it was emptied', async () => {
  await using temporary = await temporaryFolder();
  const journal = open(temporary.folder, 2);
  const together = await Promise.allSettled(['a', 'b', 'c'].map((name) => journal.add(noteOf(name))));
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(open(temporary.folder, 2).add(noteOf('d'))).rejects.toThrow('is full: it holds 2 already');
  await journal.replay(async () => []);
  await journal.add(noteOf('c'));
  expect(await replayed(temporary.folder)).toEqual([noteOf('c')]);
});

test('a file half written at a crash is not read', async () => {
  await using temporary = await temporaryFolder();
  await open(temporary.folder).add(noteOf('a'));
  await writeFile(path.join(temporary.folder, 'b.jsonl.part'), '{"name":');
  expect(await replayed(temporary.folder)).toEqual([noteOf('a')]);
});

test('a file cut at any byte of its last two lines gives each whole line, sets the torn one aside and stops no other file', async () => {
  await using temporary = await temporaryFolder();
  const { parent, folder } = temporary;
  const lines = ['a1', 'aș2', 'a3'].map(lineOf);
  const whole = Buffer.from(lines.join(''));
  for (let length = Buffer.byteLength(lines[0] ?? ''); length <= whole.length; length += 1) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await writeFile(path.join(folder, 'a.jsonl'), whole.subarray(0, length));
    await writeFile(path.join(folder, 'b.jsonl'), lineOf('b'));

    const names = (await replayed(folder)).map(({ name }) => name);

    const aside = await readFile(path.join(folder, 'a.jsonl.aside')).catch(() => null);
    const left = aside?.subarray(0, -1) ?? Buffer.alloc(0);
    // A line whose line end alone is missing is whole.
    const read = names.slice(0, -1).map(lineOf).join('');
    expect(names.at(-1)).toBe('b');
    expect(
      Buffer.concat([Buffer.from(read), left])
        .toString('hex')
        .replace(/0a$/, ''),
    ).toBe(whole.subarray(0, length).toString('hex').replace(/0a$/, ''));
    expect(await listSetAside(parent)).toEqual(aside ? [{ file: 'clicks/a.jsonl.aside', lines: 1 }] : []);
    expect(await replayed(folder)).toEqual([]);
  }
});

test.each([
  ['an empty file', ''],
  ['garbage', Buffer.from([0, 255, 10, 0, 1])],
  ['JSON that is nothing of ours', '{"name":"a"}\n[]\n5\nnull\n'],
  ['a file of one item, cut', lineOf('a').slice(0, 20)],
])('%s stops no other file, is kept and counted', async (_, content) => {
  await using temporary = await temporaryFolder();
  const { parent, folder } = temporary;
  await mkdir(folder);
  await writeFile(path.join(folder, 'a.json'), content);
  await writeFile(path.join(folder, 'b.json'), lineOf('b').trim());

  expect(await replayed(folder)).toEqual([noteOf('b')]);
  expect(await readdir(folder)).toEqual(['a.json.aside']);
  const kept = await readFile(path.join(folder, 'a.json.aside'));
  expect(kept.toString('latin1').trimEnd()).toBe(Buffer.from(content).toString('latin1').trimEnd());
  expect(await listSetAside(parent)).toMatchObject([{ file: 'clicks/a.json.aside' }]);
});

test('a folder in place of a file stops no other file', async () => {
  await using temporary = await temporaryFolder();
  await mkdir(path.join(temporary.folder, 'a.jsonl'), { recursive: true });
  await open(temporary.folder).add(noteOf('b'));
  expect(await replayed(temporary.folder)).toEqual([noteOf('b')]);
  expect(await listSetAside(temporary.parent)).toEqual([{ file: 'clicks/a.jsonl.aside', lines: 1 }]);
});

test('an item the database refuses for its content is set aside, and is read once it was corrected', async () => {
  await using temporary = await temporaryFolder();
  const { folder } = temporary;
  const journal = open(folder);
  await Promise.all(['a', 'b', 'c'].map((name) => journal.add(noteOf(name))));
  const found = await journal.replay(async (notes) => notes.filter(({ name }) => name === 'b'));

  expect(found).toMatchObject({ count: 2, setAside: [{ file: path.join(folder, 'a.jsonl.aside') }] });
  expect(await replayed(folder)).toEqual([]);
  // As docs/backup.md says: corrected, and renamed to its old name.
  await writeFile(path.join(folder, 'a.jsonl'), await readFile(path.join(folder, 'a.jsonl.aside')));
  expect(await replayed(folder)).toEqual([noteOf('b')]);
});
