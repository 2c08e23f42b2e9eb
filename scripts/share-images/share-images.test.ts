import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPng, writePalettePng } from './png.ts';
import { sharePictures } from './share-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../public/share');

test('each theme and loan type has its picture, and no picture is left of one that is gone', () => {
  const expected = sharePictures().map(({ name }) => `${name}.png`);
  expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
});

test.each(readdirSync(folder))('%s is 1200 × 630 and under 40 KB', (file) => {
  const png = readFileSync(path.join(folder, file));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(40 * 1024);
});

function pngOf(rows: readonly (readonly number[])[]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0]);
  const data = deflateSync(Buffer.from(rows.flat()));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('every filter of PNG is undone', () => {
  // The same two pixels, (10, 20, 30) and (40, 50, 60), written with each filter in turn; worked out by hand.
  const png = pngOf([
    [0, 10, 20, 30, 40, 50, 60],
    [1, 10, 20, 30, 30, 30, 30],
    [2, 0, 0, 0, 0, 0, 0],
    [3, 5, 10, 15, 15, 15, 15],
    [4, 0, 0, 0, 0, 0, 0],
  ]);
  const row = [10, 20, 30, 40, 50, 60];
  expect([...readPng(png).data]).toEqual([...row, ...row, ...row, ...row, ...row]);
});

test('a written picture has the colours that were given', () => {
  const written = writePalettePng({
    width: 2,
    height: 1,
    channels: 3,
    data: Buffer.from([1, 2, 3, 255, 0, 9]),
  });
  const palette = written.indexOf('PLTE') + 4;
  expect([...written.subarray(palette, palette + 6)]).toEqual([1, 2, 3, 255, 0, 9]);
});

test('a picture with a palette is refused rather than misread', () => {
  const written = writePalettePng({ width: 1, height: 1, channels: 3, data: Buffer.from([1, 2, 3]) });
  expect(() => readPng(written)).toThrow(RangeError);
});
