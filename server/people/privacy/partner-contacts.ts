import type { Kysely, Transaction } from 'kysely';
import { isSameEmail } from '#server/db/is-same-email.ts';
import type { Database } from '#server/db/tables.ts';

/** Lists the firms whose contact person, or whose account, has this address. */
export async function readPartnerContacts(db: Kysely<Database>, email: string) {
  return await contacts(db, email)
    .select([
      'partner.legal_name as legalName',
      'partner.website',
      'partner.contact_name as name',
      'partner.created_at as createdAt',
      'user.id as account',
    ])
    .orderBy('partner.created_at')
    .execute();
}

/** Erases an address as the contact of firms, with the account; the firm's name and tax code stay, as the law on accounts asks. */
export async function erasePartnerContacts(tx: Transaction<Database>, email: string): Promise<void> {
  const found = await contacts(tx, email).select('partner.id').execute();
  await forgetContacts(
    tx,
    found.map(({ id }) => id),
  );
}

/** Erases the contacts of firms that were refused, or have ended, before a moment. */
export async function forgetPartnerContacts(db: Kysely<Database>, before: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('partners as partner')
      .select('partner.id')
      .where('partner.state', 'in', ['refused', 'ended'])
      .where('partner.contact_email', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('partner_states as step')
              .select('step.id')
              .whereRef('step.partner_id', '=', 'partner.id')
              .where('step.at', '>=', before),
          ),
        ),
      )
      .execute();
    await forgetContacts(
      tx,
      old.map(({ id }) => id),
    );
  });
}

function contacts(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('partners as partner')
    .leftJoin('partner_users as user', 'user.partner_id', 'partner.id')
    .where((row) => row.or([isSameEmail('partner.contact_email', email), isSameEmail('user.email', email)]));
}

async function forgetContacts(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('partner_links').where('partner_id', 'in', ids).execute();
  // Sessions, password and second factor go with the account.
  await tx.deleteFrom('partner_users').where('partner_id', 'in', ids).execute();
  await tx
    .updateTable('partners')
    .set({ contact_name: null, contact_email: null })
    .where('id', 'in', ids)
    .execute();
}
