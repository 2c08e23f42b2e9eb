import { expect, test } from 'vitest';
import { createRecentlyUsed } from './recently-used.ts';

test('however much is kept, all of it together stays within its bytes', () => {
  const recent = createRecentlyUsed<number, string>(1_000);
  for (let key = 0; key < 500; key += 1) recent.set(key, 'pagina', 300);

  expect(recent.size).toBe(3);
  expect(recent.get(499)).toBe('pagina');
  expect(recent.get(496)).toBeUndefined();
});

test('what was asked for last stays', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 400);
  recent.set('b', 'b', 400);
  recent.get('a');

  recent.set('c', 'c', 400);

  expect(recent.get('a')).toBe('a');
  expect(recent.get('b')).toBeUndefined();
});

test('a value that takes the place of another counts once, and what is forgotten counts no more', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 900);
  recent.set('a', 'b', 900);
  expect(recent.get('a')).toBe('b');

  recent.forgetWhere((value) => value === 'b');
  recent.set('c', 'c', 500);
  recent.set('d', 'd', 500);
  expect(recent.size).toBe(2);
});

test('a value larger than everything that may be kept is not kept', () => {
  const recent = createRecentlyUsed<string, string>(1_000);
  recent.set('a', 'a', 1_001);

  expect(recent.size).toBe(0);
});
