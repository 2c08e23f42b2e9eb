/** Classes of PostgreSQL's SQLSTATE: 22 is a value it cannot hold, 23 a value that breaks a constraint. */
const rowFaultClasses = ['22', '23'];

/**
 * Tells whether PostgreSQL refused the content of a row. All other failures, from a lost connection to a full disk, are not the
 * row's fault and pass with time.
 */
export function isRowFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code.length === 5 && rowFaultClasses.includes(error.code.slice(0, 2));
}
