import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';

/**
 * Compares an address column with an address, regardless of case and form. @param column as `message.email` where tables are joined
 */
export function isSameEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = ${normalizeEmail(email)}`;
}
