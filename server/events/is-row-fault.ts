/** Classes of PostgreSQL's SQLSTATE: 22 a value it can not hold, 23 a value that breaks a constraint. */
const rowFaultClasses = ['22', '23'];

/**
 * Whether PostgreSQL refused what a row holds. Everything else, from a lost connection to a full disk, says nothing
 * about the row and passes with time.
 */
export function isRowFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code.length === 5 && rowFaultClasses.includes(error.code.slice(0, 2));
}
