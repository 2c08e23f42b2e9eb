import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const list = (said: string, ...ids: string[]) => ids.map((id) => ({ offer: { id }, said }));

test('offers keep their places, and those on the screen say what is true now', () => {
  expect(keepOrder(list('now', 'c', 'a', 'b'), list('before', 'a', 'b', 'c'), new Set('b'))).toEqual([
    ...list('before', 'a'),
    ...list('now', 'b'),
    ...list('before', 'c'),
  ]);
});

test('an offer that is no longer given leaves the screen; what is not on it waits, as do new ones', () => {
  expect(keepOrder(list('now', 'new', 'c'), list('before', 'a', 'b', 'c'), new Set('a'))).toEqual(
    list('before', 'b', 'c'),
  );
});
