import type { Kysely } from 'kysely';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';

export type NewPartner = { state?: PartnerState; legalName?: string; providerId?: string; now?: Date };

/** Tax codes with a right check digit. */
const taxCodes = ['14399840', '18547290', '159', '1590082', '13548146'];

/** Adds a partner; each has a name, a tax code and a `provider_id` of its own. */
export async function addPartner(
  db: Kysely<Database>,
  { state = 'approved', legalName, providerId, now = new Date('2026-11-20T08:00:00Z') }: NewPartner = {},
) {
  const { count } = await db
    .selectFrom('partners')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const firm = {
    legalName: legalName ?? `Firma ${count + 1} SRL`,
    taxCode: taxCodes[count] ?? String(100_000 + count),
    providerId: providerId ?? `p-proba${count + 1}`,
  };
  const { id } = await db
    .insertInto('partners')
    .values({
      legal_name: firm.legalName,
      tax_code: firm.taxCode,
      contact_name: 'Ana Pop',
      contact_email: `${firm.providerId}@exemplu.ro`,
      website: 'https://exemplu.ro/',
      provider_id: firm.providerId,
      state,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('partner_states')
    .values({ partner_id: id, state, reason: 'pentru o probă', by_user: null, at: now })
    .execute();
  return { id, ...firm };
}
