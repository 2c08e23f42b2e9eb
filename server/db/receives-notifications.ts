import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { withTimeout } from '#server/base/with-timeout.ts';
import type { Connection } from './database.ts';
import { listenForNotifications } from './notify.ts';
import type { Database } from './tables.ts';

/** Warning to the operator that notifications do not arrive. */
export const NOTIFICATIONS_LOST =
  'Notifications of PostgreSQL do not arrive, as behind a pooler in transaction mode: set DATABASE_DIRECT_URL to an address ' +
  'of the same database without the pooler; until then pages are refreshed every 30 seconds.';

type Options = {
  /** the connection that would listen */
  connection: Connection;
  /** the connections that send changes */
  db: Kysely<Database>;
  patienceMs?: number;
};

/** Sends a notification to ourselves, the way changes are sent. @returns whether it arrived */
export async function receivesNotifications({
  connection,
  db,
  patienceMs = 2_000,
}: Options): Promise<boolean> {
  const channel = `hearing_${randomUUID().replaceAll('-', '')}`;
  const { promise: heard, resolve } = Promise.withResolvers<true>();
  await using _ = await listenForNotifications({ connection, handlers: { [channel]: () => resolve(true) } });
  await sql`select pg_notify(${channel}, '')`.execute(db);
  return await withTimeout(heard, patienceMs).catch(() => false);
}
