import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfDictionaries } from './pdf-dictionaries.ts';

/** Builds a file with one plain dictionary and some compressed ones. */
function fileWith(packed: string, { end = '\nendstream', filter = deflateSync } = {}): ArrayBuffer {
  const stream = filter(Buffer.from(packed, 'latin1'));
  const head = `%PDF-1.5\n1 0 obj\n<< /Open true >>\nendobj\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${stream.length} /Filter /FlateDecode >>\nstream\r\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from(`${end}\nendobj`)]))
    .buffer;
}

test('plain and compressed dictionaries are returned', async () => {
  const text = await pdfDictionaries(fileWith('7 0 << /ToUnicode 8 0 R >>'));
  expect(text).toContain('/Open true');
  expect(text).toContain('/ToUnicode 8 0 R');
});

test.each([
  [
    'a stream that is not packed this way',
    fileWith('x'.repeat(50), { filter: (bytes) => bytes as Buffer<ArrayBuffer> }),
  ],
  ['a stream without an end', fileWith('<< /ToUnicode 8 0 R >>', { end: '' })],
  ['no PDF', new Uint8Array([1, 2, 3]).buffer],
])('%s causes no error', async (_, file) => {
  await expect(pdfDictionaries(file)).resolves.not.toContain('/ToUnicode');
});

test('a stream that decompresses to far more than a form needs is read in part', async () => {
  const text = await pdfDictionaries(fileWith(' '.repeat(40_000_000)));
  expect(text.length).toBeLessThan(5_000_000);
});
