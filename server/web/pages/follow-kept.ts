import type { Logger } from 'pino';
import type { NotificationHandler } from '#server/db/notify.ts';

// Half of the promised time where notifications do not arrive: a read and the work after it may take a while.
const LOOK_MS = 15_000;

/** Something that follows the messages of one channel until disposed of. */
export type Following = AsyncDisposable & { onMessage: NotificationHandler };

type Options = {
  /** name of the followed data, for the log */
  name: string;
  /** cached state: `load` reads it again and returns whether it differs from before */
  kept: { load(): Promise<boolean> };
  /** milliseconds until it is read again without a message; undefined: not at all */
  waitMs?: () => number | undefined;
  /** rebuilds the site from the known state; must begin before it returns its promise */
  onChange: () => Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps cached state (hidden things, the series, the public texts) up to date with the database: reads it again at each message, and
 * after a while without one, since a silently dead connection brings none. A failed read is logged and made up for by the next.
 */
export function followKept({ name, kept, waitMs = () => LOOK_MS, onChange, logger }: Options): Following {
  let timer: NodeJS.Timeout | undefined;
  // Runs one after the other, so that the last read counts. Making pages takes long: the next read does not wait for it.
  let last: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();
  const complain = (error: unknown) =>
    logger.error({ err: error, name }, 'what changed could not be followed');

  async function read(): Promise<void> {
    if (!(await kept.load())) return;
    const applied = onChange()
      .catch(complain)
      .finally(() => underWay.delete(applied));
    underWay.add(applied);
  }

  function look(): void {
    clearTimeout(timer);
    last = last.then(read).catch(complain).then(wait);
  }

  function wait(): void {
    clearTimeout(timer);
    const pauseMs = waitMs();
    if (pauseMs !== undefined) timer = setTimeout(look, pauseMs);
  }

  wait();
  return {
    onMessage: look,
    async [Symbol.asyncDispose]() {
      clearTimeout(timer);
      await last;
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
