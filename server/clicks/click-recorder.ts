import type { FastifyBaseLogger } from 'fastify';
import type { Click } from './click.ts';
import type { ClickJournal } from './click-journal.ts';
import type { ClicksRepository } from './clicks-repository.ts';
import { isRowFault } from '#server/events/is-row-fault.ts';
import { withTimeout } from '#server/events/with-timeout.ts';

type Options = {
  repository: ClicksRepository;
  journal: ClickJournal;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** milliseconds a visitor may wait for the database before the click goes to the journal */
  patienceMs?: number;
  /** milliseconds between attempts to bring the journal into the database */
  replayEveryMs?: number;
};

export type ClickRecorder = ReturnType<typeof createClickRecorder>;

/**
 * Clicks that outlive both crashes and outages: in the database, or in the journal until the database is back. The
 * id of a click makes it one row, however often it is brought.
 * @see docs/decisions/011-clicks-in-an-outage.md
 */
export function createClickRecorder(options: Options) {
  const { repository, journal, logger, patienceMs = 1_500, replayEveryMs = 5_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let closed = false;

  function replayLater() {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void replay();
    }, replayEveryMs).unref();
  }

  function replay(): Promise<void> {
    running ??= replayOnce().finally(() => {
      running = null;
    });
    return running;
  }

  async function replayOnce(): Promise<void> {
    try {
      const count = await journal.replay(store);
      if (count > 0) logger.info({ count }, 'clicks of an outage are in the database');
    } catch (error) {
      logger.warn(error, 'clicks of an outage stay in the journal');
      replayLater();
    }
  }

  async function store(click: Click): Promise<void> {
    try {
      await withTimeout(repository.addClick(click), patienceMs);
    } catch (error) {
      if (!isRowFault(error)) throw error;
      // A click whose row the database refuses would hold up all others of the journal for ever: it stays in the log alone.
      logger.error({ err: error, click }, 'the database refuses a click of the journal');
    }
  }

  return {
    /** Keeps a click. Resolves when it survives a crash. @throws when neither database nor disk takes it */
    async record(click: Click): Promise<void> {
      try {
        await withTimeout(repository.addClick(click), patienceMs);
      } catch (error) {
        if (isRowFault(error)) throw error;
        logger.warn(error, 'click goes to the journal: the database does not answer');
        await journal.add(click);
        replayLater();
      }
    },
    /** Brings what an outage left into the database; called at start, afterwards it repeats itself while needed. */
    replay,
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
