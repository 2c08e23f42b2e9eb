import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Every column that holds a plain e-mail address and that erasing empties of it. */
export const addressColumns = [
  'access_links.email',
  'comments.email',
  'contact_messages.email',
  'mail_outbox.recipient',
  'mail_outbox.reply_to',
  'partner_users.email',
  'partners.contact_email',
  'registrations.email',
  'reviews.email',
  'subscriptions.email',
] as const;

/** Lists all addresses with data, each spelling once. */
export async function listAddresses(db: Kysely<Database>): Promise<string[]> {
  const parts = addressColumns.map((column) => {
    const [table = '', name = ''] = column.split('.');
    return sql`select ${sql.ref(name)} as email from ${sql.table(table)} where ${sql.ref(name)} is not null`;
  });
  const { rows } = await sql<{ email: string }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ email }) => email);
}
