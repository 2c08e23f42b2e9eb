import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const isItemFault = (error: unknown) => error instanceof TypeError;

/** Creates a group commit whose commits wait for `release`, and records the items of each commit. */
function heldLane(options: { maxWaiting?: number; maxBatch?: number } = {}) {
  const batches: string[][] = [];
  let held = Promise.withResolvers<void>();
  const lane = createGroupCommit<string, string>({
    commit: async (items) => {
      batches.push(items);
      await held.promise;
      return items.map((item) => `${item} kept`);
    },
    isItemFault,
    ...options,
  });
  const release = () => {
    held.resolve();
    held = Promise.withResolvers();
    held.resolve();
  };
  return { lane, batches, release };
}

test('items that arrive during a commit gather and are committed together', async () => {
  const { lane, batches, release } = heldLane();
  const first = lane.add('a');
  await expect.poll(() => batches).toEqual([['a']]);
  const others = [lane.add('b'), lane.add('c')];
  release();

  await expect(Promise.all([first, ...others])).resolves.toEqual(['a kept', 'b kept', 'c kept']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('no caller is answered before the commit', async () => {
  const { lane, batches, release } = heldLane();
  let isStored = false;
  const added = lane.add('a').then(() => (isStored = true));
  await expect.poll(() => batches.length).toBe(1);
  expect(isStored).toBe(false);
  release();
  await added;
  expect(isStored).toBe(true);
});

test('a batch holds no more than its limit', async () => {
  const { lane, batches, release } = heldLane({ maxBatch: 2 });
  const added = ['a', 'b', 'c', 'd', 'e'].map((item) => lane.add(item));
  release();
  await Promise.all(added);
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('a full queue refuses one more item and keeps the others', async () => {
  const { lane, batches, release } = heldLane({ maxWaiting: 2 });
  const sent = lane.add('sent');
  await expect.poll(() => batches.length).toBe(1);
  const waiting = [lane.add('a'), lane.add('b')];

  await expect(lane.add('c')).rejects.toMatchObject({ code: 'overloaded' });
  release();
  await expect(Promise.all([sent, ...waiting])).resolves.toEqual(['sent kept', 'a kept', 'b kept']);
});

test('one bad item fails alone', async () => {
  const lane = createGroupCommit<string, string>({
    commit: async (items) => {
      if (items.includes('bad')) throw new TypeError('bad');
      return items;
    },
    isItemFault,
  });
  const results = await Promise.allSettled(['a', 'b', 'bad', 'c', 'd'].map((item) => lane.add(item)));
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(results[2]).toMatchObject({ reason: { code: 'refused' } });
});

test('an outage fails the whole batch, and the queue goes on after it', async () => {
  let down = true;
  const lane = createGroupCommit<string, string>({
    commit: async (items) => {
      if (down) throw new Error('connection lost');
      return items;
    },
    isItemFault,
  });
  const results = await Promise.allSettled([lane.add('a'), lane.add('b')]);
  expect(results).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
  down = false;
  await expect(lane.add('a')).resolves.toBe('a');
});

test('a commit without an answer is given up', async () => {
  const lane = createGroupCommit<string, string>({
    commit: () => new Promise(() => {}),
    isItemFault,
    timeoutMs: 10,
  });
  await expect(lane.add('a')).rejects.toMatchObject({ code: 'unavailable' });
});

test('closing waits for the accepted items and accepts no more', async () => {
  const { lane, release } = heldLane();
  const added = lane.add('a');
  const closed = lane.close();
  await expect(lane.add('b')).rejects.toMatchObject({ code: 'closed' });
  release();
  await closed;
  await expect(added).resolves.toBe('a kept');
});
