import { setImmediate } from 'node:timers/promises';
import { IngestError } from './ingest-error.ts';
import { withTimeout } from '#server/base/with-timeout.ts';

type Options<Item, Outcome> = {
  /** stores all items in one transaction or none; returns one outcome for each item, in their order */
  commit: (items: Item[]) => Promise<Outcome[]>;
  /** whether the commit failed because of one of its items, so that its neighbours would succeed */
  isItemFault: (error: unknown) => boolean;
  /** most items in one transaction */
  maxBatch?: number;
  /** most items that may wait; one more is refused as 'overloaded' */
  maxWaiting?: number;
  /** milliseconds after which a commit without an answer counts as failed; it may still succeed */
  timeoutMs?: number;
};

type Waiting<Item, Outcome> = {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: IngestError) => void;
};

/** Numbers of a group commit since the start; `busyMs` is the time spent in commits. */
export type CommitCounts = {
  waiting: number;
  commits: number;
  items: number;
  failed: number;
  busyMs: number;
};

export type GroupCommit<Item, Outcome> = {
  add(item: Item): Promise<Outcome>;
  counts(): CommitCounts;
  close(): Promise<void>;
};

/**
 * Commits items in groups: items that arrive during a transaction gather, and are committed together after it. A quiet site commits
 * each item at once, a busy one hundreds at a time, without a timer to tune. Each caller gets the outcome of its own item, only
 * after the commit.
 */
export function createGroupCommit<Item, Outcome>(
  options: Options<Item, Outcome>,
): GroupCommit<Item, Outcome> {
  const { commit, isItemFault, maxBatch = 500, maxWaiting = 10_000, timeoutMs = 5_000 } = options;
  let waiting: Waiting<Item, Outcome>[] = [];
  let lane: Promise<void> | null = null;
  let closed = false;
  const done = { commits: 0, items: 0, failed: 0, busyMs: 0 };

  async function drain(): Promise<void> {
    // Requests that arrive in the same turn of the event loop share a commit.
    await setImmediate();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await flush(batch);
    }
    lane = null;
  }

  async function flush(batch: Waiting<Item, Outcome>[]): Promise<void> {
    const begun = performance.now();
    try {
      const outcomes = await withTimeout(commit(batch.map(({ item }) => item)), timeoutMs);
      done.commits += 1;
      done.items += batch.length;
      done.busyMs += performance.now() - begun;
      batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
    } catch (error) {
      done.failed += 1;
      if (!isItemFault(error)) {
        batch.forEach(({ reject }) =>
          reject(new IngestError('unavailable', 'not committed', { cause: error })),
        );
      } else if (batch.length === 1) {
        batch[0]?.reject(new IngestError('refused', 'the database refuses this item', { cause: error }));
      } else {
        // The transaction was rolled back. Halving finds the bad item and stores all others.
        const half = Math.ceil(batch.length / 2);
        await flush(batch.slice(0, half));
        await flush(batch.slice(half));
      }
    }
  }

  return {
    add(item) {
      if (closed) return Promise.reject(new IngestError('closed', 'the lane is closed'));
      if (waiting.length >= maxWaiting) {
        return Promise.reject(new IngestError('overloaded', `${maxWaiting} items are waiting already`));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        lane ??= drain();
      });
    },
    counts: () => ({ ...done, waiting: waiting.length }),
    async close() {
      closed = true;
      await lane;
    },
  };
}
