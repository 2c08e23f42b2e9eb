import { expect, test } from 'vitest';
import { differingFiles } from './differing-files.ts';

test('changed, missing and added files differ, equal ones do not', () => {
  expect(differingFiles({ a: '1', b: '2', c: '3' }, { d: '4', b: '5', c: '3' })).toEqual(['a', 'b', 'd']);
  expect(differingFiles({ a: '1' }, { a: '1' })).toEqual([]);
});
