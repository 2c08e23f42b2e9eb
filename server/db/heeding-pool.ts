import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseSilent, type Pulse } from './pulse.ts';

/**
 * A pool whose queries are refused while the database is silent, and given up as soon as it falls silent: nobody waits for what will
 * not come. A connection with a query that was given up is not used again.
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
        // Should it come all the same, nobody would give it back.
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
    // The site reads with no cursors, which are the other thing a query may be.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(hangs || Boolean(destroy)),
  };
}
