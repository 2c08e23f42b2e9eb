import type { Logger } from 'pino';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Publications } from './publications.ts';
import { PUBLICATIONS } from './publications-repository.ts';

// Timers are limited to less than a month; and a missed notification is made up for within the hour.
const LONGEST_WAIT_MS = 60 * 60_000;

type Options = Pick<Parameters<typeof listenForNotifications>[0], 'connection' | 'look'> & {
  publications: Pick<Publications, 'load' | 'nextChange'>;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
  /** makes the site of what is public now; may be called again before it is done */
  onChange: () => Promise<void>;
};

/**
 * Publishes texts at their moment, and on every decision of the office on any instance, until disposed of.
 * @throws when the database does not answer the first time; later failures are waited out
 */
export async function followPublications(options: Options): Promise<AsyncDisposable> {
  const { connection, look, publications, now, logger, onChange } = options;
  let timer: NodeJS.Timeout | undefined;
  // Runs one after the other: the second of two changes sees the result of the first.
  let last: Promise<void> = Promise.resolve();
  // Making every page takes long, and the next moment does not wait for it.
  const underWay = new Set<Promise<void>>();

  function wait() {
    clearTimeout(timer);
    const next = publications.nextChange();
    if (next === undefined) return;
    const waitMs = Math.min(Math.max(next.getTime() - now().getTime(), 0), LONGEST_WAIT_MS);
    timer = setTimeout(() => change(), waitMs);
  }

  function change(): void {
    clearTimeout(timer);
    last = last.then(load).then(apply);
  }

  function apply(): void {
    const applied = onChange()
      .catch(complain)
      .finally(() => underWay.delete(applied));
    underWay.add(applied);
    wait();
  }

  // A known moment of publication is kept also while the database is unavailable.
  const load = () => publications.load().catch(complain);
  const complain = (error: unknown) => logger.error({ err: error }, 'texts to publish are waiting');

  const listener = await listenForNotifications({ connection, look, onReconnect: change });
  await listener.listen(PUBLICATIONS, change);
  wait();
  return {
    async [Symbol.asyncDispose]() {
      await listener.close();
      await last;
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
