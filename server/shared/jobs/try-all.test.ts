import { expect, test } from 'vitest';
import { tryAll } from './try-all.ts';

test('a failing piece of work does not stop the following ones, and all failures are reported at the end', async () => {
  const done: string[] = [];
  const work =
    (name: string, isDone = true) =>
    async () => {
      if (!isDone) throw new Error(`${name} failed`);
      done.push(name);
    };

  const all = tryAll([work('a'), work('b', false), work('c'), work('d', false), work('e')]);

  await expect(all).rejects.toThrow('b failed; d failed');
  expect(done).toEqual(['a', 'c', 'e']);
});

test('a reason shared by many failures is reported once', async () => {
  const fail = async () => {
    throw new Error('no such address');
  };
  await expect(tryAll([fail, fail, fail])).rejects.toThrow(/^no such address$/);
});

test('pieces of work run one after the other', async () => {
  const steps: string[] = [];
  const piece = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
  };

  await tryAll([piece('a'), piece('b')]);

  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
