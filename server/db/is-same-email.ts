import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail } from '#domain/forms/email.ts';

/** Whether a column holds an address, however either of the two is written. @param column as `message.email` where tables are joined */
export function isSameEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = ${normalizeEmail(email)}`;
}
