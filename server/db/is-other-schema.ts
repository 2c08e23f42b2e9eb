/** No such table, column or function, or another one than when its plan was made. */
const codes = new Set(['42P01', '42703', '42883', '0A000']);

/**
 * Tells whether an error means that the database has another shape than this program knows: the next version has migrated it beneath a
 * running instance of this one. It passes when the instance is upgraded too.
 */
export function isOtherSchema(error: unknown): boolean {
  return error instanceof Error && codes.has((error as { code?: string }).code ?? '');
}
