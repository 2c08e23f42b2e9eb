import { expect, test } from 'vitest';
import { textStatus } from './text-status.ts';

const now = new Date('2026-12-01T10:00:00Z');

test.each([
  ['what was always there is public', 'published', new Date(0), 'public'],
  ['a text is public from its very moment', 'published', now, 'public'],
  ['a draft with a moment ahead is scheduled', 'draft', new Date('2026-12-01T10:00:01Z'), 'scheduled'],
  ['a draft without one is a draft', 'draft', null, 'draft'],
  ['a text in review without one is in review', 'review', null, 'review'],
] as const)('%s', (_case, state, since, expected) => {
  expect(textStatus(state, since, now)).toBe(expected);
});
