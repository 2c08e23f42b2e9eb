import { expect, test } from 'vitest';
import { publicSince } from './publication.ts';

const friday = new Date('2026-11-27T07:00:00Z');

test.each([
  ['a page that is ready is there at once', { state: 'published' }, undefined, new Date(0)],
  [
    'a page with a date appears then, whatever the offset it is written in',
    { state: 'published', publishAt: '2026-11-27T09:00:00+02:00' },
    undefined,
    friday,
  ],
  ['a draft stays out of sight', { state: 'draft' }, undefined, null],
  [
    'a date alone publishes no draft',
    { state: 'draft', publishAt: '2026-11-27T09:00:00+02:00' },
    undefined,
    null,
  ],
  ['a page in review stays out of sight', { state: 'review' }, undefined, null],
  ['the office publishes what is in review', { state: 'review' }, friday, friday],
  [
    'the office moves the date of a file',
    { state: 'published', publishAt: '2026-01-01T00:00:00Z' },
    friday,
    friday,
  ],
] as const)('%s', (_case, file, scheduledAt, expected) => {
  expect(publicSince(file, scheduledAt)).toEqual(expected);
});
