import { expect, test } from 'vitest';
import { mayReload } from './chunk-failure.ts';

function memoryStore() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('a path reloads at most once in 10 seconds, counted per path', () => {
  const store = memoryStore();
  const at = (path: string, milliseconds: number) =>
    mayReload(path, () => store, 1_800_000_000_000 + milliseconds);
  expect([at('/offers/', 0), at('/offers/', 9_999), at('/', 9_999), at('/offers/', 10_000)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a page without storage never reloads', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReload('/', blocked, 0)).toBe(false);
});
