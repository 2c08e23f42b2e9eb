import { expect, test } from 'vitest';
import type { ServedFile } from '#domain/answers/office/texts.ts';
import { compareFile } from './compare-file.ts';

const file = (changes: Partial<ServedFile>): ServedFile => ({
  file: 'blog/a.md',
  slug: 'a',
  served: '1',
  onDisk: '1',
  status: 'public',
  publicSince: null,
  ...changes,
});
const files = [
  file({}),
  file({ file: 'blog/b.md', served: '2', onDisk: '3' }),
  file({ file: 'blog/c.md', served: '4', onDisk: '4', status: 'draft' }),
  file({ file: 'data/tags.yml', served: '5', onDisk: '5', slug: null, status: null }),
];

test.each([
  ['a.md', '1', 'Da: serverul folosește chiar acest fișier, content/blog/a.md. Vizitatorii îl văd.'],
  [
    'c.md',
    '4',
    'Da: serverul folosește chiar acest fișier, content/blog/c.md. Vizitatorii încă nu îl văd: vedeți starea lui în listă.',
  ],
  [
    'tags.yml',
    '5',
    'Da: serverul folosește chiar acest fișier, content/data/tags.yml. Nu este o pagină: alte pagini sunt făcute din el.',
  ],
  [
    'b.md',
    '3',
    'Încă nu: content/blog/b.md este pe server, dar programul îl citește abia la următoarea pornire.',
  ],
  ['a.md', '9', 'Nu: serverul folosește altă versiune a fișierului content/blog/a.md.'],
  ['z.md', '9', 'Nu: serverul nu are niciun text cu numele z.md.'],
])('%s with hash %s is compared with the served files', (name, hash, expected) => {
  expect(compareFile(name, hash, { files, others: [] })).toBe(expected);
});

test.each([
  [
    'a.md',
    '1',
    ['1', '1'],
    'Da: toate cele 3\u00a0instanțe folosesc chiar acest fișier, content/blog/a.md. Vizitatorii îl văd.',
  ],
  [
    'a.md',
    '1',
    ['1', '7'],
    'Nu peste tot: serverul care v-a răspuns folosește chiar acest fișier, content/blog/a.md, dar nu și unu:3001.',
  ],
  [
    'a.md',
    '7',
    ['1', '7'],
    'Nu peste tot: acest fișier este folosit de unu:3001, dar nu și de serverul care v-a răspuns.',
  ],
  ['a.md', '9', ['1', '7'], 'Nu: serverul folosește altă versiune a fișierului content/blog/a.md.'],
])('%s with hash %s is compared beside instances with %j', (name, hash, elsewhere, expected) => {
  const others = elsewhere.map((served, index) => ({
    name: `${['zero', 'unu'][index]}:300${index}`,
    files: { 'blog/a.md': served },
  }));
  expect(compareFile(name, hash, { files, others })).toBe(expected);
});
