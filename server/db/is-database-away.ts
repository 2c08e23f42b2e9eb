/**
 * SQLSTATE classes and codes of a server that is not there now: no connection, shutting down, crashed, starting; or that has no
 * room, on its disk, in its memory or for one more client.
 */
const awayCodes = /^(08...|53...|57P0[123])$/;
/** The same from below PostgreSQL: the socket or the machine does not answer. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** What `pg` says without a code, and Kysely of a connection that was lost in the middle of a transaction. */
const awayMessages =
  /^(Connection terminated|Postgres connection has been discarded|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Whether an error says that the database is away and may come back, nothing about what was asked of it. Looks through
 * the causes of an error, and through the several addresses of one host.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && awayCodes.test(code)) return true;
  // ENOENT of a file is someone else's trouble.
  if (code !== undefined && networkCodes.has(code) && (syscall === 'connect' || code !== 'ENOENT'))
    return true;
  return awayMessages.test(error.message) || isDatabaseAway(error.cause);
}
