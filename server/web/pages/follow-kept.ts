import type { Logger } from 'pino';
import type { NotificationHandler } from '#server/db/notify.ts';

// Half of the promised time where notifications do not arrive: a read and the work after it may take a while.
export const LOOK_MS = 15_000;
// After a failure: a database that comes back refuses for a moment, one behind a pooler for seconds.
const FIRST_REPEAT_MS = 250;
const LONGEST_REPEAT_MS = 2_000;

/** Something that follows the messages of one channel until disposed of. */
export type Following = AsyncDisposable & { onMessage: NotificationHandler };

type Options = {
  /** name of the followed data, for the log */
  name: string;
  /** cached state: `load` reads it again and returns whether it differs from before */
  kept: { load(): Promise<boolean> };
  /** milliseconds until it is read again without a message */
  waitMs?: () => number;
  /** whether the known state means something else by now, since a moment in it has come; asked after each read, a failed one too */
  isDue?: () => boolean;
  /** rebuilds the site from the known state; must begin before it returns its promise */
  onChange: () => Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps cached state (hidden things, the series, the public texts) up to date with the database: reads it again at each message, and
 * after a while without one, since a silently dead connection brings none. A read or a rebuilding that fails is logged, once for all
 * failures in a row, and repeated until it succeeds: the message that caused it does not come again.
 */
export function followKept(options: Options): Following {
  const { name, kept, waitMs = () => LOOK_MS, isDue = () => false, onChange, logger } = options;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isOutdated = false;
  let isClosed = false;
  // Runs one after the other, so that the last read counts. Making pages takes long: the next read does not wait for it.
  let last: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();

  function fail(error: unknown): void {
    failures += 1;
    if (failures === 1) logger.error({ err: error, name }, 'what changed could not be followed');
  }

  async function read(): Promise<void> {
    let isReadAgain = false;
    try {
      isOutdated = (await kept.load()) || isOutdated;
      isReadAgain = true;
      failures = 0;
    } catch (error) {
      fail(error);
    }
    if (!isDue() && !(isReadAgain && isOutdated)) return;
    isOutdated = false;
    const applied = onChange()
      .catch((error: unknown) => {
        isOutdated = true;
        fail(error);
        wait();
      })
      .finally(() => underWay.delete(applied));
    underWay.add(applied);
  }

  function look(): void {
    clearTimeout(timer);
    last = last.then(read).then(wait);
  }

  function wait(): void {
    clearTimeout(timer);
    if (isClosed) return;
    const repeatMs =
      failures > 0 ? Math.min(FIRST_REPEAT_MS * 2 ** (failures - 1), LONGEST_REPEAT_MS) : Infinity;
    timer = setTimeout(look, Math.min(waitMs(), repeatMs));
  }

  wait();
  return {
    onMessage: look,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      clearTimeout(timer);
      await last;
      await Promise.all(underWay);
    },
  };
}
