import type { Logger } from 'pino';
import { listenForNotifications } from '#server/db/notify.ts';
import type { Publications } from './publications.ts';
import { PUBLICATIONS } from './publications-repository.ts';

// Timers are short of a month; and a decision that was not heard of is met within the hour.
const LONGEST_WAIT_MS = 60 * 60_000;

type Options = Pick<Parameters<typeof listenForNotifications>[0], 'connection' | 'look'> & {
  publications: Pick<Publications, 'load' | 'nextChange'>;
  now: () => Date;
  logger: Pick<Logger, 'error'>;
  /** makes the site of what is public now; called again before it is done */
  onChange: () => Promise<void>;
};

/**
 * Makes texts public at their moment, and whenever the office decides it on any instance, until it is disposed of.
 * @throws when the database does not answer the first time; later it is waited for
 */
export async function followPublications(options: Options): Promise<AsyncDisposable> {
  const { connection, look, publications, now, logger, onChange } = options;
  let timer: NodeJS.Timeout | undefined;
  // One after the other: of two changes at once the second sees what the first did.
  let last: Promise<void> = Promise.resolve();
  // Making every page takes long. The next moment does not wait for it.
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

  // A moment of publication that is known comes also while the database is away.
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
