import type { Logger } from 'pino';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Connection } from '#server/db/database.ts';
import { HIDDEN } from './hidden-repository.ts';
import type { Hidden } from './hidden.ts';

// Half of what is promised where notifications do not arrive: a look may take a while, and what follows it too.
const LOOK_MS = 15_000;

type Options = {
  connection: Connection;
  hidden: Pick<Hidden, 'load'>;
  /** milliseconds between two looks that nobody asked for */
  lookEveryMs?: number;
  /** makes the site of what is in sight now; begins to do so before it gives its promise */
  onChange: () => Promise<void>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Takes things out of sight on this instance, and brings them back, whichever instance decided it, until it is disposed of. Heard
 * of at once; looked for as well, since a connection that is dead without a word hears nothing either.
 * @throws when the database does not answer the first time; later it is waited for
 */
export async function followHidden({
  connection,
  hidden,
  lookEveryMs = LOOK_MS,
  onChange,
  logger,
}: Options): Promise<AsyncDisposable> {
  // One after the other, so that what was read last is what counts. Making pages takes long: the next look does not wait for it.
  let last: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();
  const complain = (error: unknown) =>
    logger.error({ err: error }, 'what is out of sight could not be followed');

  function look(): void {
    last = last.then(async () => {
      if (!(await hidden.load())) return;
      const applied = onChange()
        .catch(complain)
        .finally(() => underWay.delete(applied));
      underWay.add(applied);
    });
    last = last.catch(complain);
  }

  const listener = await listenForNotifications({ connection, onReconnect: look });
  await listener.listen(HIDDEN, look);
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
