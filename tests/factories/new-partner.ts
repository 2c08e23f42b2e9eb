import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Adds a partner that was approved on 01.01.2026. @returns its id */
export async function newPartner(db: Kysely<Database>, providerId: string): Promise<string> {
  const at = new Date('2026-01-01T10:00:00Z');
  const { id } = await db
    .insertInto('partners')
    .values({
      legal_name: `Firma ${providerId} SRL`,
      tax_code: providerId,
      contact_name: 'Ana Pop',
      contact_email: `contact@${providerId}.example`,
      website: `https://${providerId}.example/`,
      provider_id: providerId,
      state: 'approved',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('partner_states')
    .values({ partner_id: id, state: 'approved', reason: 'Site verificat.', by_user: null, at })
    .execute();
  return id;
}
