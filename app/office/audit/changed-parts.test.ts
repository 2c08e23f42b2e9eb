import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';

test('only differing parts are named, by their path', () => {
  const before = { header: 'Credit', price: { value: { rate: 1, freeDays: 3 } } };
  const after = { header: 'Credit', price: { value: { rate: 0.8, freeDays: 3 } } };

  expect(changedParts(before, after)).toEqual([{ name: 'price.value.rate', before: '1', after: '0.8' }]);
});

test('added and removed parts have one side only', () => {
  expect(changedParts(null, { name: 'Ana' })).toEqual([{ name: 'name', before: undefined, after: 'Ana' }]);
  expect(changedParts({ name: 'Ana' }, {})).toEqual([{ name: 'name', before: 'Ana', after: undefined }]);
});

test('a list is one part', () => {
  expect(changedParts({ roles: ['editor'] }, { roles: ['editor', 'analyst'] })).toEqual([
    { name: 'roles', before: '["editor"]', after: '["editor","analyst"]' },
  ]);
});
