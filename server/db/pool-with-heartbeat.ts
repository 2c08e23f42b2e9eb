import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseSilent, type Heartbeat } from './heartbeat.ts';

/**
 * Wraps a pool so that queries are refused while the database is silent, and given up as soon as it falls silent. A connection with
 * an abandoned query is not reused.
 */
export function poolWithHeartbeat(pool: pg.Pool, heartbeat: Heartbeat): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (heartbeat.isSilent) throw new DatabaseSilent();
      const connecting = pool.connect();
      try {
        return clientWithHeartbeat(await heartbeat.untilSilent(connecting), heartbeat);
      } catch (error) {
        // A connection that still arrives later would never be released.
        connecting.then((client) => client.release(true)).catch(() => undefined);
        throw error;
      }
    },
  };
}

function clientWithHeartbeat(client: pg.PoolClient, heartbeat: Heartbeat): PostgresPoolClient {
  let hangs = false;
  async function query(text: string, parameters: readonly unknown[]) {
    if (heartbeat.isSilent) throw new DatabaseSilent();
    try {
      return await heartbeat.untilSilent(client.query(text, [...parameters]));
    } catch (error) {
      hangs ||= error instanceof DatabaseSilent;
      throw error;
    }
  }
  return {
    // The site uses no cursors, the other thing a query may be.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(hangs || Boolean(destroy)),
  };
}
