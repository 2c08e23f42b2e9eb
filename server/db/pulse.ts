import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

type Options = {
  connection: pg.ClientConfig;
  /** hears when the database falls silent, and when it answers again */
  onChange?: (isSilent: boolean) => void;
  /** milliseconds from an answer to the next question */
  everyMs?: number;
  /** milliseconds after which a question without an answer is a silence */
  patienceMs?: number;
};

export type Pulse = {
  /** the database takes what it is asked and does not answer; one that refuses connections is not silent */
  readonly isSilent: boolean;
  /** What `work` gives, or a rejection as soon as the database falls silent; `work` itself goes on. @throws {DatabaseSilent} */
  untilSilent<Result>(work: Promise<Result>): Promise<Result>;
  /** Begins to ask: while the site starts, a database that is slow to answer is waited for. */
  start(): void;
  stop(): void;
};

/** Nobody knows what became of what was asked; it may be repeated where a repeat changes nothing. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  /** PostgreSQL's own word for a server that can not be asked now, known to `isDatabaseAway` */
  readonly code = '57P03';

  constructor() {
    super('the database does not answer');
  }
}

/**
 * Asks the database twice a second whether it is there, on a connection of its own: a server that hangs (frozen, out of processor, on a
 * disk that stands still) says nothing, and without this each visitor would wait to learn it anew.
 */
export function createPulse(options: Options): Pulse {
  const { connection, onChange, everyMs = 500, patienceMs = 750 } = options;
  const waiting = new Set<(error: DatabaseSilent) => void>();
  let client: pg.Client | undefined;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function become(silent: boolean): void {
    if (silent === isSilent || isStopped) return;
    isSilent = silent;
    onChange?.(silent);
    if (!silent) return;
    for (const reject of waiting) reject(new DatabaseSilent());
    waiting.clear();
  }

  async function beat(): Promise<void> {
    try {
      become((await answersIn(patienceMs, ask())) === 'silent');
    } catch {
      // Refused or cut off: whoever asks next is told so at once, by the connection itself.
      become(false);
      leave();
    }
    if (isSilent) leave();
    if (!isStopped) timer = setTimeout(() => void beat(), everyMs).unref();
  }

  async function ask(): Promise<void> {
    if (!client) {
      client = new pg.Client({ ...connection, application_name: 'imprumut-clar pulse', keepAlive: true });
      client.on('error', () => undefined);
      await client.connect();
    }
    await client.query('select 1');
  }

  /** A connection that hangs is not waited for, and no goodbye is said on it. */
  function leave(): void {
    client?.connection.stream.destroy();
    client = undefined;
  }

  return {
    get isSilent() {
      return isSilent;
    },
    async untilSilent(work) {
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        return await Promise.race([work, promise]);
      } finally {
        waiting.delete(reject);
      }
    },
    start: () => void beat(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      leave();
    },
  };
}

/** A program that was busy itself learns of an answer late: that is no silence of the database. */
async function answersIn(patienceMs: number, asking: Promise<void>): Promise<'answered' | 'silent'> {
  let isOver = false;
  const asked = asking.finally(() => (isOver = true));
  for (;;) {
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const begun = performance.now();
    const timer = setTimeout(() => resolve('late'), patienceMs);
    try {
      if ((await Promise.race([asked, late])) !== 'late') return 'answered';
    } finally {
      clearTimeout(timer);
    }
    const wasBusy = performance.now() - begun > 1.5 * patienceMs;
    // What came in meanwhile is read in the next turn of the event loop.
    await nextTurn();
    if (!isOver && !wasBusy) {
      asked.catch(() => undefined);
      return 'silent';
    }
  }
}
