import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';

type Options = {
  connection: pg.ClientConfig;
  /** called when the database falls silent, and when it answers again */
  onChange?: (isSilent: boolean) => void;
  /** milliseconds from an answer to the next question */
  everyMs?: number;
  /** milliseconds after which a question without an answer is a silence */
  patienceMs?: number;
};

export type Heartbeat = {
  /** the database accepts queries and does not answer; one that refuses connections is not silent */
  readonly isSilent: boolean;
  /**
   * Resolves with the result of `work`, or rejects as soon as the database falls silent; `work` itself goes on. @throws
   * {DatabaseSilent}
   */
  untilSilent<Result>(work: Promise<Result>): Promise<Result>;
  /** Begins to ask. During the start of the site a slow database is waited for. */
  start(): void;
  stop(): void;
};

/** Thrown for queries of a silence, whose outcome is unknown: repeat them only where a repeat changes nothing. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  /** PostgreSQL's own code for a server that cannot be asked now, known to `isDatabaseAway` */
  readonly code = '57P03';

  constructor() {
    super('the database does not answer');
  }
}

/**
 * Pings the database twice a second on a connection of its own: a server that hangs (frozen, out of processor, on a stalled disk)
 * gives no error, and without this each visitor would wait to find out.
 */
export function createHeartbeat(options: Options): Heartbeat {
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
      // Refused or cut off: the next query fails at once, by the connection itself.
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

  /** Drops a hanging connection without waiting for it and without closing it properly. */
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

/** Distinguishes a silent database from a busy program, which reads an answer late. */
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
    // An answer that arrived meanwhile is read in the next turn of the event loop.
    await nextTurn();
    if (!isOver && !wasBusy) {
      asked.catch(() => undefined);
      return 'silent';
    }
  }
}
