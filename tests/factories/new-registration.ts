import type { Insertable } from 'kysely';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';

type Row = Insertable<RegistrationsTable>;

/** Builds the row of a registration that asked for 2 000 lei for three months and allowed no messages. */
export function newRegistration(row: Pick<Row, 'reference' | 'created_at'> & Partial<Row>): Row {
  return {
    version: 2,
    amount_lei: 2000,
    term_count: 3,
    term_unit: 'months',
    is_adult: true,
    is_citizen: true,
    has_identity: true,
    has_bank: true,
    name: 'Ion Popa',
    email: 'ion@example.ro',
    terms_accepted_at: row.created_at,
    ...row,
  };
}
