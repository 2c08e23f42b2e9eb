import type { Logger } from 'pino';
import { withTimeout } from './with-timeout.ts';

type Options = {
  now: () => Date;
  logger: Pick<Logger, 'error'>;
  /** milliseconds until the last known value is used */
  patienceMs: number;
  /** most values kept, the most recently read ones */
  most?: number;
};

/** Result of a read: the present value or, while the read fails, the last good one. */
type Known<Value> = { value: Value; staleSince: Date | null; ageSeconds: number | null };

const LOG_EVERY_MS = 30_000;

export type LastKnown = ReturnType<typeof createLastKnown>;

/** Remembers the last good answer of each read, for pages requested while the database or an outside service is unavailable. */
export function createLastKnown({ now, logger, patienceMs, most = 20_000 }: Options) {
  const kept = new Map<string, { value: unknown; readAt: Date }>();
  let quietUntil = 0;

  function keep(name: string, value: unknown, readAt: Date) {
    // A Map keeps insertion order: endless new names push out the least recently read ones.
    kept.delete(name);
    kept.set(name, { value, readAt });
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
  }

  function complain(error: unknown, name: string) {
    if (now().getTime() < quietUntil) return;
    quietUntil = now().getTime() + LOG_EVERY_MS;
    logger.error({ err: error, name }, 'not read; what was known before serves on');
  }

  return {
    /** milliseconds, for callers that divide them among several reads */
    patienceMs,

    /**
     * Reads a value, or returns the last known one. @param name of the value: the same name means the same thing
     * @param timeLeftMs milliseconds until the last known value is used; the read itself goes on, and its result is remembered
     * @throws {Unavailable} when the read fails and never succeeded before
     */
    async read<Value>(name: string, read: () => Promise<Value>, timeLeftMs: number): Promise<Known<Value>> {
      const readAt = now();
      const reading = read().then((value) => {
        keep(name, value, readAt);
        return value;
      });
      try {
        return { value: await withTimeout(reading, timeLeftMs), staleSince: null, ageSeconds: null };
      } catch (error) {
        complain(error, name);
        const last = kept.get(name);
        if (!last) throw new Unavailable(name, { cause: error });
        const ageSeconds = Math.floor((readAt.getTime() - last.readAt.getTime()) / 1_000);
        return { value: last.value as Value, staleSince: last.readAt, ageSeconds };
      }
    },
  };
}

/** Error of a value that is unavailable now: answered with 503, so that people and search engines retry. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly statusCode = 503;
}
