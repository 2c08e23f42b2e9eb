import type { Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { deliverMail } from '#server/mail/mail-outbox.ts';

/**
 * Sends a message that was given up once more, with all its attempts.
 * @returns false when it is not given up (any more)
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
