import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseSilent, type Pulse } from './pulse.ts';

/**
 * Wraps a pool so that queries are refused while the database is silent, and given up as soon as it falls silent. A connection with
 * an abandoned query is not reused.
 */
export function heedingPool(pool: pg.Pool, pulse: Pulse): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pulse.isSilent) throw new DatabaseSilent();
      const connecting = pool.connect();
      try {
        return heedingClient(await pulse.untilSilent(connecting), pulse);
      } catch (error) {
        // A connection that still arrives later would never be released.
        connecting.then((client) => client.release(true)).catch(() => undefined);
        throw error;
      }
    },
  };
}

function heedingClient(client: pg.PoolClient, pulse: Pulse): PostgresPoolClient {
  let hangs = false;
  async function query(text: string, parameters: readonly unknown[]) {
    if (pulse.isSilent) throw new DatabaseSilent();
    try {
      return await pulse.untilSilent(client.query(text, [...parameters]));
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
