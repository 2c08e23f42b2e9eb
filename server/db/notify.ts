import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { watchChangeVersions } from './change-versions.ts';
import type { Connection } from './database.ts';
import type { Database } from './tables.ts';
import { throughRestarts } from './through-restarts.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export type NotificationListener = {
  /** Calls the handler with each message sent on the channel by any instance, from now on. */
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  connection: Connection;
  /** the connection was lost and is back: messages sent meanwhile are lost, so caches refresh as a whole */
  onReconnect: () => void;
  /** for a connection without notifications: how often to poll for changes, in milliseconds, and through which connections */
  look?: { db: Kysely<Database>; everyMs: number } | undefined;
};

/**
 * Listens to PostgreSQL's notifications on a connection of its own, and reconnects when it breaks, for as long as it takes.
 * @throws what `pg` throws when the first connection cannot be made, even after waiting
 */
export async function listenForNotifications({
  connection,
  onReconnect,
  look,
}: Options): Promise<NotificationListener> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const closed = new AbortController();
  let client = await throughRestarts(connect);
  const looking = look && (await watchChangeVersions({ ...look, onChange: deliverTag }));

  function deliver(channel: string, payload: string): void {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  }

  function deliverTag(tag: string): void {
    const [channel = '', ...payload] = tag.split(':');
    deliver(channel, payload.join(':'));
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      ...connection,
      application_name: 'imprumut-clar notifications',
      keepAlive: true,
    });
    next.on('error', () => undefined); // followed by 'end'
    next.on('notification', ({ channel, payload = '' }) => deliver(channel, payload));
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => void reconnect());
    return next;
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
        else onReconnect();
        return;
      } catch {
        // The database is still unavailable, or the listener was closed: the loop handles both.
      }
    }
  }

  return {
    async listen(channel, handler) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), handler]);
      // If the connection is just breaking, the next one listens to the channel too; a second LISTEN does no harm.
      if (!known) await throughRestarts(() => client.query(`listen ${client.escapeIdentifier(channel)}`));
    },
    async close() {
      looking?.[Symbol.dispose]();
      closed.abort();
      await client.end().catch(() => undefined);
    },
  };
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
