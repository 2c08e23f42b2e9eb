import { expect, test } from 'vitest';
import { type Access, hasAccess, type Role } from './role.ts';

test.each<[access: Access, own: Role[] | null, expected: boolean]>([
  ['anyone', null, true],
  ['signed-in', null, false],
  ['signed-in', [], true],
  [['editor'], ['editor'], true],
  [['editor'], ['moderator', 'analyst'], false],
  [['editor', 'moderator'], ['analyst', 'moderator'], true],
  [['editor'], ['administrator'], true],
  [[], ['editor', 'moderator', 'analyst'], false],
  [[], ['administrator'], true],
])('a route for %j may be called by %j: %s', (access, own, expected) => {
  expect(hasAccess(access, own)).toBe(expected);
});
