import type { Logger } from 'pino';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Connection } from '#server/db/database.ts';

// Half of what is promised where notifications do not arrive: a look may take a while, and what follows it too.
const LOOK_MS = 15_000;

type Options = {
  connection: Connection;
  /** PostgreSQL's channel on which it is said that something changed */
  channel: string;
  /** what is kept in memory: `load` reads it anew and says whether it is something else than before */
  kept: { load(): Promise<boolean> };
  /** milliseconds between two looks that nobody asked for */
  lookEveryMs?: number;
  /** makes the site of what is known now; begins to do so before it gives its promise */
  onChange: () => Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps what this instance holds in memory (what is out of sight, the series) in step with the database, whichever instance changed
 * it, until it is disposed of. Heard of at once; looked for as well, since a connection that is dead without a word hears nothing either.
 * @throws when the database does not answer the first time; later it is waited for
 */
export async function followKept({
  connection,
  channel,
  kept,
  lookEveryMs = LOOK_MS,
  onChange,
  logger,
}: Options): Promise<AsyncDisposable> {
  // One after the other, so that what was read last is what counts. Making pages takes long: the next look does not wait for it.
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
  // What was decided between the start of this program and now.
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
