import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from './journal.ts';
import { everySoOften } from '#server/every-so-often.ts';
import { isRowFault } from '#server/events/is-row-fault.ts';
import { withTimeout } from '#server/with-timeout.ts';

type Options<Item, Answer> = {
  /** what is kept, in the plural, for the log */
  what: string;
  /** keeps an item in the database; brought a second time it changes nothing */
  store: (item: Item) => Promise<Answer>;
  journal: Journal<Item>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** milliseconds somebody may wait for the database before the item goes to the journal */
  patienceMs?: number;
  /** milliseconds between attempts to bring the journal into the database */
  replayEveryMs?: number;
  /** most items of the journal that are brought together; 1: one after another, as they came */
  atOnce?: number;
};

export type OutageRecorder<Item, Answer> = {
  /**
   * Keeps an item. Resolves when it survives a crash.
   * @param patienceMs milliseconds to wait for the database, where less is left than usual
   * @returns undefined when it is in the journal and the database will be asked later
   * @throws when neither database nor disk takes it
   */
  record(item: Item, patienceMs?: number): Promise<Answer | undefined>;
  /** Brings what an outage left into the database; called at start, afterwards it repeats itself while needed. */
  replay(): Promise<void>;
  close(): Promise<void>;
};

const SAY_EVERY_MS = 1_000;

/** How many times longer than with somebody waiting: a database that is slow after an outage still takes what it left. */
export const REPLAY_PATIENCE = 10;

/**
 * What outlives both crashes and outages: in the database, or in the journal until the database is back. Each item has a name
 * of its own that makes it one row, however often it is brought.
 * @see docs/decisions/011-clicks-in-an-outage.md
 */
export function createOutageRecorder<Item, Answer>(
  options: Options<Item, Answer>,
): OutageRecorder<Item, Answer> {
  const { what, store, journal, logger, patienceMs = 1_500, replayEveryMs = 5_000, atOnce = 1 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let closed = false;
  const isTimeToSay = everySoOften(SAY_EVERY_MS);

  function replayLater() {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void replayAnew();
    }, replayEveryMs).unref();
  }

  /** One that is under way may have looked into the journal before its newest item was there. */
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
      const { count, setAside } = await journal.replay(storeKept);
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

  /** @returns those that the database refuses for what they hold: they would hold up all others of the journal for ever */
  async function storeKept(items: Item[]): Promise<Item[]> {
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
