import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './tables.ts';

/** Where a PostgreSQL listens: an address with everything in it, or the socket folder of our own server. */
export type Connection =
  { connectionString: string } | { host: string; port: number; user: string; database: string };

type Options = {
  connection: Connection;
  /** connections of this instance: PostgreSQL allows 100 in all, for every instance together */
  poolSize?: number;
  /** milliseconds after which PostgreSQL gives up a statement; 0 means never, which only migrations may want */
  statementTimeoutMs?: number;
  /** an idle connection that was lost; the pool opens another by itself */
  onConnectionLost?: (error: Error) => void;
};

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Queries over a pool of connections, opened when first needed. `db.destroy()` closes them.
 * Moments arrive as Date, calendar days as 'yyyy-mm-dd', whole numbers of 8 bytes as number.
 */
export function createDatabase(options: Options): Kysely<Database> {
  const { connection, poolSize = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS, onConnectionLost } = options;
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'imprumut-clar',
    keepAlive: true,
    types: columnTypes,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      // A server that hangs as a whole does not time its statements: the client gives up a little later.
      query_timeout: statementTimeoutMs + CONNECT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    }),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => onConnectionLost?.(error));
  // A connection lost in the middle of a query tells that query; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
