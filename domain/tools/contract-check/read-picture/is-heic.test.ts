import { expect, test } from 'vitest';
import { isHeic } from './is-heic.ts';

test.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', true],
  ['\0\0\0\x1cftypmif1\0\0\0\0', true],
  ['\0\0\0\x20ftypisom\0\0\0\0', false],
  ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', false],
  ['', false],
])('whether a file that begins with %j is a HEIC photo: %s', (start, expected) => {
  expect(isHeic(Buffer.from(start, 'latin1'))).toBe(expected);
});
