import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { watchChangeVersions } from './change-versions.ts';
import type { Connection } from './database.ts';
import type { Database } from './tables.ts';
import { throughRestarts } from './through-restarts.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
// A connection that is cut without a word brings no notification and no error.
const BEAT_MS = 5_000;
const PATIENCE_MS = 10_000;

/** Handles the messages of one channel; an empty one means that anything may have changed. */
export type NotificationHandler = (payload: string) => void;

type Options = {
  connection: Connection;
  /** by channel; a reconnection calls every one with '', since messages sent meanwhile are lost */
  handlers: Readonly<Record<string, NotificationHandler>>;
  /** for a connection without notifications: how often to poll for changes, in milliseconds, and through which connections */
  look?: { db: Kysely<Database>; everyMs: number } | undefined;
  /** milliseconds between two questions whether the connection still answers */
  beatMs?: number;
  /** milliseconds after which a connection without an answer is given up */
  patienceMs?: number;
};

/**
 * Listens to PostgreSQL's notifications on one connection until disposed of, and reconnects when it breaks or falls silent, for as long
 * as it takes.
 * @throws what `pg` throws when the first connection cannot be made, even after waiting
 */
export async function listenForNotifications({
  connection,
  handlers,
  look,
  beatMs = BEAT_MS,
  patienceMs = PATIENCE_MS,
}: Options): Promise<AsyncDisposable> {
  const closed = new AbortController();
  let client = await throughRestarts(connect);
  let beat = setTimeout(() => void ask(), beatMs).unref();
  const looking = look && (await watchChangeVersions({ ...look, onChange: deliverTag }));

  function deliverTag(tag: string): void {
    const [channel = '', ...payload] = tag.split(':');
    handlers[channel]?.(payload.join(':'));
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      ...connection,
      application_name: 'imprumut-clar notifications',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    next.on('error', () => undefined); // followed by 'end'
    next.on('notification', ({ channel, payload = '' }) => handlers[channel]?.(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(handlers))
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      leave(next);
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
  }

  /** Gives a connection up that does not answer; its end is followed by a new one. */
  async function ask(): Promise<void> {
    const asked = client;
    await asked.query('select 1').catch(() => leave(asked));
    if (!closed.signal.aborted) beat = setTimeout(() => void ask(), beatMs).unref();
  }

  async function reconnect(): Promise<void> {
    for (
      let pauseMs = FIRST_PAUSE_MS;
      !closed.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    ) {
      try {
        await pause(pauseMs, undefined, { signal: closed.signal });
        client = await connect();
        if (closed.signal.aborted) await client.end();
        else for (const handler of Object.values(handlers)) handler('');
        return;
      } catch {
        // The database is still unavailable, or the listener was closed: the loop handles both.
      }
    }
  }

  return {
    async [Symbol.asyncDispose]() {
      looking?.[Symbol.dispose]();
      clearTimeout(beat);
      closed.abort();
      await client.end().catch(() => undefined);
    },
  };
}

/** Drops a connection without waiting for a server that may hang. */
function leave(client: pg.Client): void {
  client.connection.stream.destroy();
}

/**
 * Sends a message to the listeners of all instances, and increments its number for those that cannot receive it
 * (`change_versions`); inside a transaction both take effect at the commit.
 * @param channel without a colon
 * @param payload at most 7999 bytes, PostgreSQL's limit: names of what changed, not the thing itself
 */
export async function notify(db: Kysely<Database>, channel: string, payload: string): Promise<void> {
  await sql`
    with raised as (
      insert into change_versions (tag, version) values (${`${channel}:${payload}`}, 1)
      on conflict (tag) do update set version = change_versions.version + 1
    )
    select pg_notify(${channel}, ${payload})`.execute(db);
}
