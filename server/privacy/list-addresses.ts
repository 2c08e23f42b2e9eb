import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Every column that holds an e-mail address in plain, and that erasing an address empties of it. */
export const addressColumns = [
  'access_links.email',
  'comments.email',
  'contact_messages.email',
  'mail_outbox.recipient',
  'mail_outbox.reply_to',
  'registrations.email',
  'reviews.email',
  'subscriptions.email',
] as const;

/** All addresses that something is held on, each once for each way it is written. */
export async function listAddresses(db: Kysely<Database>): Promise<string[]> {
  const parts = addressColumns.map((column) => {
    const [table = '', name = ''] = column.split('.');
    return sql`select ${sql.ref(name)} as email from ${sql.table(table)} where ${sql.ref(name)} is not null`;
  });
  const { rows } = await sql<{ email: string }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ email }) => email);
}
