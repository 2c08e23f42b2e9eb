import type { Transaction } from 'kysely';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';

type Step = {
  partnerId: string;
  state: PartnerState;
  reason: string;
  /** id of the colleague who decided; null: the firm itself applied */
  by: string | null;
  at: Date;
};

/** Sets the state of a partner, with its line in the history: the only place that writes either. */
export async function setPartnerState(
  trx: Transaction<Database>,
  { partnerId, state, reason, by, at }: Step,
): Promise<void> {
  await trx.updateTable('partners').set({ state }).where('id', '=', partnerId).execute();
  await trx
    .insertInto('partner_states')
    .values({ partner_id: partnerId, state, reason, by_user: by, at })
    .execute();
}
