import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { FormValues } from '#domain/forms/form-state.ts';
import type { Database } from '#server/db/tables.ts';

type Taken = { form: string; nonce: string; values: FormValues; now: Date };

/**
 * Does what a form asks for, once: the same form with the same content is answered as it was the first time, also when both
 * arrive together.
 * @param deed does it and gives the address to lead the sender to
 */
export async function takeOnce(
  db: Kysely<Database>,
  { form, nonce, values, now }: Taken,
  deed: (tx: Transaction<Database>) => Promise<string>,
): Promise<string> {
  const key = submissionKey(form, nonce, values);
  return await db.transaction().execute(async (tx) => {
    // Waits for the transaction of a twin, if there is one.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('form_submissions')
      .values({ key, form, location: '', created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      const first = tx.selectFrom('form_submissions').select('location').where('key', '=', key);
      return (await first.executeTakeFirstOrThrow()).location;
    }
    const location = await deed(tx);
    await tx.updateTable('form_submissions').set({ location }).where('key', '=', key).execute();
    return location;
  });
}

/** Forgets what was taken before this moment: its tokens are no longer valid by then. */
export async function forgetSubmissions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('form_submissions').where('created_at', '<', before).execute();
}

function submissionKey(form: string, nonce: string, values: FormValues): Buffer {
  const content = Object.entries(values)
    .map(([name, value = '']) => [name, value.trim()])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, nonce, content]))
    .digest();
}
