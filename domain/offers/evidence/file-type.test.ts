import { expect, test } from 'vitest';
import { fileTypeOf, typeOfName } from './file-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (one) => one.codePointAt(0) ?? 0) : part,
    ),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['pdf', bytes('%PDF-1.7\n…\n'.slice(0, 9), 'trailer\n%%EOF\n')],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'IHDR', 'IEND', [0xae, 0x42, 0x60, 0x82])],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF', [0xff, 0xd9])],
  ['webp', bytes('RIFF', [8, 0, 0, 0], 'WEBP', 'VP8 ')],
  ['html', utf8('<!DOCTYPE html><title>Preț</title>')],
  ['txt', utf8('Dobândă 1% pe zi')],
] as const)('%s is recognised by its bytes', (type, content) => {
  expect(fileTypeOf(content)).toBe(type);
});

test.each([
  ['a document that was cut off', bytes('%PDF-1.7\ntrailer')],
  ['a picture that was cut off', bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'IHDR')],
  ['a picture whose length is not what it says', bytes('RIFF', [9, 0, 0, 0], 'WEBP', 'VP8 ')],
  ['a program', bytes([0x7f], 'ELF', [2, 1, 1, 0])],
  ['a text in another encoding', bytes('Dob', [0xe2], 'nd')],
  ['an archive', bytes('PK', [3, 4, 20, 0])],
  ['nothing', bytes()],
])('%s is not an accepted type', (_, content) => {
  expect(fileTypeOf(content)).toBeNull();
});

test.each([
  ['contract.PDF', 'pdf'],
  ['captura.jpg', 'jpeg'],
  ['pagina.htm', 'html'],
  ['tabel.xlsx', null],
  ['fara-extensie', null],
])('the name %s means %s', (name, type) => {
  expect(typeOfName(name)).toBe(type);
});
