import { expect, test } from 'vitest';
import { createRecentlyUsed } from './recently-used.ts';

test('all values together stay within the limit of bytes', () => {
  const recent = createRecentlyUsed<number, string>(1_000);
  for (let key = 0; key < 500; key += 1) recent.set(key, 'pagina', 300);

  expect(recent.size).toBe(3);
  expect(recent.get(499)).toBe('pagina');
  expect(recent.get(496)).toBeUndefined();
});

test('the most recently used values stay', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 400);
  recent.set('b', 'b', 400);
  recent.get('a');

  recent.set('c', 'c', 400);

  expect(recent.get('a')).toBe('a');
  expect(recent.get('b')).toBeUndefined();
});

test('a replaced value counts once, and an evicted one no more', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 900);
  recent.set('a', 'b', 900);
  expect(recent.get('a')).toBe('b');

  recent.forgetWhere((value) => value === 'b');
  recent.set('c', 'c', 500);
  recent.set('d', 'd', 500);
  expect(recent.size).toBe(2);
});

test('a value above the limit is not stored', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 1_001);

  expect(recent.size).toBe(0);
});
