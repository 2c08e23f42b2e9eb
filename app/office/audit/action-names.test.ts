import { expect, test } from 'vitest';
import { actionName } from './action-names.ts';

test('a proposed withdrawal is not called a proposed piece of evidence', () => {
  expect(actionName('evidence.proposed', { change: 4, item: {} })).toBe('A propus o dovadă');
  expect(actionName('evidence.proposed', { change: 5, retires: 4 })).toBe('A propus retragerea unei dovezi');
  expect(actionName('series.rejected', { retires: 2 })).toBe(
    'A respins retragerea unei valori a unui indicator',
  );
  expect(actionName('evidence.retired', { retires: 4 })).toBe('A aprobat retragerea dovezii');
  expect(actionName('something.new', null)).toBe('something.new');
});
