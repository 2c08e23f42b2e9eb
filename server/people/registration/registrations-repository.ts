import type { Kysely, Selectable } from 'kysely';
import type { ListedRegistration } from '#domain/answers/office/people.ts';
import { containing } from '#server/db/containing.ts';
import type { Database } from '#server/db/tables.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';

/** Lists one page of the registrations, newest first. @param word of the number, the name or the address */
export async function listRegistrations(
  db: Kysely<Database>,
  word: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ registrations: ListedRegistration[]; total: number }> {
  let found = db.selectFrom('registrations');
  if (word) {
    const columns = ['reference', 'name', 'email'] as const;
    found = found.where((row) => row.or(columns.map((column) => row(column, 'ilike', containing(word)))));
  }
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { registrations: rows.map(toListed), total };
}

/** Reads a registration with the person's contact data. */
export async function findRegistration(db: Kysely<Database>, reference: string) {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toListed(row),
    purpose: row.purpose,
    email: row.email,
    phone: row.phone,
    termsAcceptedAt: row.terms_accepted_at,
    emailOffersAt: row.email_offers_at,
    phoneOffersAt: row.phone_offers_at,
  };
}

function toListed(row: Selectable<RegistrationsTable>): ListedRegistration {
  return {
    reference: row.reference,
    createdAt: row.created_at,
    amountLei: row.amount_lei,
    termCount: row.term_count,
    termUnit: row.term_unit,
    name: row.name,
    wantsEmail: row.email_offers_at !== null,
    wantsPhone: row.phone_offers_at !== null,
  };
}
