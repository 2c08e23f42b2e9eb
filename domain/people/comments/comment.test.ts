import { expect, test } from 'vitest';
import { type PublicComment, threadComments } from './comment.ts';

const comment = (id: string, publishedAt: string, parentId: string | null = null): PublicComment => ({
  id,
  parentId,
  name: 'Ana',
  label: null,
  text: 'Un text.',
  publishedAt,
});
const all = [
  comment('a', '2026-11-20T08:00:00Z'),
  comment('b', '2026-11-21T08:00:00Z'),
  comment('a2', '2026-11-21T09:00:00Z', 'a'),
  comment('a1', '2026-11-20T09:00:00Z', 'a'),
  comment('x1', '2026-11-20T09:00:00Z', 'gone'),
];
const shape = (order: 'noi' | 'vechi') =>
  threadComments(all, order).map(({ id, answers }) => [id, answers.map((answer) => answer.id)]);

test('comments can be sorted newest or oldest first; answers are always in their order', () => {
  expect(shape('noi')).toEqual([
    ['b', []],
    ['a', ['a1', 'a2']],
  ]);
  expect(shape('vechi')).toEqual([
    ['a', ['a1', 'a2']],
    ['b', []],
  ]);
});
