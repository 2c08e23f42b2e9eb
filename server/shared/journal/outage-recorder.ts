import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from './journal.ts';
import { atMostEvery } from '#server/base/at-most-every.ts';
import { isRowFault } from '#server/db/is-row-fault.ts';
import { withTimeout } from '#server/base/with-timeout.ts';

type Options<Item, Answer> = {
  /** the kind of items, in the plural, for the log */
  what: string;
  /** stores an item in the database; a repeat changes nothing */
  store: (item: Item) => Promise<Answer>;
  journal: Journal<Item>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** milliseconds a visitor may wait for the database before the item goes to the journal */
  patienceMs?: number;
  /** milliseconds between attempts to replay the journal into the database */
  replayEveryMs?: number;
  /** most items of the journal that are replayed together; 1: one after another, in their order */
  atOnce?: number;
};

export type OutageRecorder<Item, Answer> = {
  /**
   * Stores an item. Resolves when it survives a crash.
   * @param patienceMs milliseconds to wait for the database, if less is left than usual
   * @returns undefined when the item is in the journal, to be stored later
   * @throws when neither database nor disk takes it
   */
  record(item: Item, patienceMs?: number): Promise<Answer | undefined>;
  /** Replays the journal of an outage into the database; called at the start, afterwards it repeats itself while needed. */
  replay(): Promise<void>;
  close(): Promise<void>;
};

const SAY_EVERY_MS = 1_000;
const PATIENCE_MS = 1_500;

/** Factor on the patience while no visitor waits: a slow database after an outage still takes the journal. */
export const REPLAY_PATIENCE = 10;

/**
 * Records items so that they survive crashes and outages: in the database, or in the journal until the database is back. Each item
 * has a unique name that makes it one row, however often it is replayed.
 * @see docs/decisions/011-clicks-in-an-outage.md
 */
export function createOutageRecorder<Item, Answer>(
  options: Options<Item, Answer>,
): OutageRecorder<Item, Answer> {
  const { what, store, journal, logger, patienceMs = PATIENCE_MS, replayEveryMs = 5_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let closed = false;
  const isTimeToSay = atMostEvery(SAY_EVERY_MS);

  function replayLater() {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void replayAnew();
    }, replayEveryMs).unref();
  }

  /** A running replay may have listed the journal before its newest item was there. */
  async function replayAnew(): Promise<void> {
    await running;
    if (!closed) await replay();
  }

  function replay(): Promise<void> {
    running ??= replayOnce().finally(() => {
      running = null;
    });
    return running;
  }

  async function replayOnce(): Promise<void> {
    try {
      const { count, setAside } = await journal.replay((items) => storeKept(items, options));
      if (count > 0) logger.info({ count }, `${what} of an outage are in the database`);
      for (const { file, problem } of setAside)
        logger.error(
          { file, err: problem },
          `lines of the journal of ${what} are set aside: nobody can store them`,
        );
    } catch (error) {
      logger.warn(error, `${what} of an outage stay in the journal`);
      replayLater();
    }
  }

  return {
    async record(item, mostMs = patienceMs) {
      try {
        return await withTimeout(store(item), Math.min(mostMs, patienceMs));
      } catch (error) {
        if (isRowFault(error)) throw error;
        if (isTimeToSay()) logger.warn(error, `${what} go to the journal: the database does not answer`);
        await journal.add(item);
        replayLater();
        return undefined;
      }
    },
    replay,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Stores items of the journal. @returns those that the database refuses for their content: they would block all others of the journal
 * for ever
 */
async function storeKept<Item, Answer>(
  items: Item[],
  { what, store, logger, patienceMs = PATIENCE_MS, atOnce = 1 }: Options<Item, Answer>,
): Promise<Item[]> {
  const refused: Item[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    const storing = items.slice(from, from + atOnce).map(async (item) => {
      try {
        await withTimeout(store(item), REPLAY_PATIENCE * patienceMs);
      } catch (error) {
        if (!isRowFault(error)) throw error;
        logger.error(error, `the database refuses one of the ${what} of the journal`);
        refused.push(item);
      }
    });
    await Promise.all(storing);
  }
  return refused;
}
