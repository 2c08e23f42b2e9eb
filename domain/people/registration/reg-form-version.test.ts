import { expect, test } from 'vitest';
import { regFormVersion } from './reg-form-version.ts';

test.each([
  [null, null, 2],
  ['3', null, 3],
  ['3', '2', 3],
  ['2', '3', 2],
  [null, '3', 3],
  ['4', '3', 3],
  ['3.0', null, 2],
  ['', 'x', 2],
])('requested %s with %s stored it is %i', (asked, stored, version) => {
  expect(regFormVersion(asked, stored)).toBe(version);
});
