import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { poolWithHeartbeat } from './pool-with-heartbeat.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Database } from './tables.ts';

/** Location of a PostgreSQL: a complete address, or the socket folder of our own server. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

type Options = {
  connection: Connection;
  /** connections of this instance: PostgreSQL allows 100 in all, for every instance together */
  poolSize?: number;
  /** milliseconds after which PostgreSQL cancels a statement; 0 means never, for migrations only */
  statementTimeoutMs?: number;
  /** a pooler accepts no settings of a connection: then only the client gives up, a little later, and nothing is prepared */
  withSettings?: boolean;
  /** while the heartbeat reports a silent database, queries are refused at once */
  heartbeat?: Heartbeat;
  /** called with the pool, for its counts */
  onPool?: (pool: pg.Pool) => void;
  /** called for a lost idle connection; the pool opens another by itself */
  onConnectionLost?: (error: Error) => void;
};

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

const INT8: number = pg.types.builtins.INT8;
const DATE: number = pg.types.builtins.DATE;

/** Conversions of PostgreSQL's values to JavaScript; all others as `pg` does them. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') => {
    if (oid === INT8) return parseInt8;
    // By default a day becomes midnight in the machine's time zone, which is often the day before.
    if (oid === DATE) return keepText;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** Tells whether connections may send settings: PgBouncer refuses them with a protocol violation. */
export async function takesSettings(connection: Connection): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== '08P01';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Creates queries over a pool of connections, opened when first needed. `db.destroy()` closes them. Moments arrive as Date,
 * calendar days as 'yyyy-mm-dd', 8-byte integers as number.
 */
export function createDatabase(options: Options): Kysely<Database> {
  const { connection, poolSize = 10, withSettings = true, heartbeat, onPool, onConnectionLost } = options;
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'imprumut-clar',
    keepAlive: true,
    types: columnTypes,
    ...(statementTimeoutMs > 0 && {
      // A server that hangs as a whole does not time out its statements: the client gives up a little later.
      query_timeout: statementTimeoutMs + CONNECT_TIMEOUT_MS,
      ...(withSettings && {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
      }),
    }),
  });
  onPool?.(pool);
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => onConnectionLost?.(error));
  // A connection lost during a query rejects that query; without a listener it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (withSettings) prepareStatements(client);
  });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: heartbeat ? poolWithHeartbeat(pool, heartbeat) : pool }),
  });
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number.`);
  return value;
}

function keepText(text: string): string {
  return text;
}
