import type { Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverMail } from '#server/shared/mail/mail-outbox.ts';

/**
 * Sends a given-up mail again, with all its attempts.
 * @returns false when it is not (or no longer) given up
 */
export async function retryMail(
  trx: Transaction<Database>,
  jobs: Pick<Jobs, 'send'>,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_outbox')
    .set({ failed_at: null, attempts: 0 })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await jobs.send(deliverMail, { id }, trx);
  return true;
}
