import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const list = (...ids: string[]) => ids.map((id) => ({ offer: { id } }));

test('offers keep the order of the earlier list', () => {
  expect(keepOrder(list('c', 'a', 'b'), list('a', 'b', 'c'))).toEqual(list('a', 'b', 'c'));
});

test('offers that left are gone, and new ones stand last in their own order', () => {
  expect(keepOrder(list('new', 'c', 'newer', 'a'), list('a', 'b', 'c'))).toEqual(
    list('a', 'c', 'new', 'newer'),
  );
});
