import type { Logger } from 'pino';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Connection } from '#server/db/database.ts';

// Half of the promised time where notifications do not arrive: a poll and the work after it may take a while.
const LOOK_MS = 15_000;

type Options = {
  connection: Connection;
  /** PostgreSQL's channel that announces changes */
  channel: string;
  /** cached state: `load` reads it again and returns whether it differs from before */
  kept: { load(): Promise<boolean> };
  /** milliseconds between two polls */
  lookEveryMs?: number;
  /** rebuilds the site from the known state; must begin before it returns its promise */
  onChange: () => Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps cached state (hidden things, the series) up to date with the database, whichever instance changed it, until disposed of.
 * Changes are announced, and polled for as well, since a silently dead connection receives no announcements.
 * @throws when the database does not answer the first time; later failures are waited out
 */
export async function followKept({
  connection,
  channel,
  kept,
  lookEveryMs = LOOK_MS,
  onChange,
  logger,
}: Options): Promise<AsyncDisposable> {
  // Runs one after the other, so that the last read counts. Making pages takes long: the next poll does not wait for it.
  let last: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();
  const complain = (error: unknown) =>
    logger.error({ err: error, channel }, 'what changed could not be followed');

  function look(): void {
    last = last.then(async () => {
      if (!(await kept.load())) return;
      const applied = onChange()
        .catch(complain)
        .finally(() => underWay.delete(applied));
      underWay.add(applied);
    });
    last = last.catch(complain);
  }

  const listener = await listenForNotifications({ connection, onReconnect: look });
  await listener.listen(channel, look);
  const timer = setInterval(look, lookEveryMs);
  // Finds changes made since the start of this program.
  look();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await listener.close();
      await last;
      await Promise.all(underWay);
    },
  };
}
