import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const list = (said: string, ...ids: string[]) => ids.map((id) => ({ offer: { id }, said }));

test('offers keep their places, and those on the screen show current figures', () => {
  expect(keepOrder(list('now', 'c', 'a', 'b'), list('before', 'a', 'b', 'c'), new Set('b'))).toEqual([
    ...list('before', 'a'),
    ...list('now', 'b'),
    ...list('before', 'c'),
  ]);
});

test('an offer no longer given leaves the screen; off the screen nothing changes, and new offers wait', () => {
  expect(keepOrder(list('now', 'new', 'c'), list('before', 'a', 'b', 'c'), new Set('a'))).toEqual(
    list('before', 'b', 'c'),
  );
});
