/**
 * SQLSTATE classes and codes of an unavailable server: no connection, shutting down, crashed, starting, without room on its disk, in
 * its memory or for one more client, or read-only: a primary that changes takes nothing for a moment. And of one that others keep
 * busy, a migration of the next version say: rolled back for a deadlock, or given up after waiting.
 */
const awayCodes = /^(08...|25006|40...|53...|55P03|57014|57P0[123])$/;
/** The same from the layers below PostgreSQL: the socket or the machine does not answer. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** Messages of `pg` without a code, and of Kysely for a connection lost during a transaction. */
const awayMessages =
  /^(Connection terminated|Postgres connection has been discarded|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Tells whether an error means that the database is unavailable and may return, rather than a fault of the query. Looks through the
 * causes of an error, and through the several addresses of one host.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && awayCodes.test(code)) return true;
  // ENOENT of a file has nothing to do with the database.
  if (code !== undefined && networkCodes.has(code) && (syscall === 'connect' || code !== 'ENOENT'))
    return true;
  return awayMessages.test(error.message) || isDatabaseAway(error.cause);
}
