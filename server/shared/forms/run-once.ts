import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import type { Database } from '#server/db/tables.ts';
import type { FormToken } from './form-token.ts';

type Taken = { form: string; token: FormToken; values: FormValues; now: Date };

/** Error for a second-step token that came before with other content: it is valid for one message alone. */
export class UsedToken extends Error {}

/**
 * Runs what a form requests, once: the same form with the same content gets the first answer again, even if both arrive together.
 * Everybody shares the token of a cached page, so other content with it is another message; the token of a second step was made
 * for one sender and is valid once.
 * @param deed does it and returns the address to redirect the sender to
 * @throws {UsedToken}
 */
export async function runOnce(
  db: Kysely<Database>,
  { form, token, values, now }: Taken,
  deed: (tx: Transaction<Database>) => Promise<string>,
): Promise<string> {
  const key = submissionKey(form, token.nonce, values);
  return await db.transaction().execute(async (tx) => {
    // Waits for the transaction of a repeated form, if there is one.
    const isFirst = async (one: Buffer) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('form_submissions')
        .values({ key: one, form, location: '', created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows !== 0n;
    };
    if (!(await isFirst(key))) {
      const first = tx.selectFrom('form_submissions').select('location').where('key', '=', key);
      return (await first.executeTakeFirstOrThrow()).location;
    }
    if (token.isSecondStep && !(await isFirst(hashOf([form, token.nonce])))) throw new UsedToken();
    const location = await deed(tx);
    await tx.updateTable('form_submissions').set({ location }).where('key', '=', key).execute();
    return location;
  });
}

/** Deletes records of forms accepted before this moment: their tokens are no longer valid by then. */
export async function forgetSubmissions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('form_submissions').where('created_at', '<', before).execute();
}

function submissionKey(form: string, nonce: string, values: FormValues): Buffer {
  const content = Object.entries(values)
    .map(([name, value = '']) => [name, value.trim()])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return hashOf([form, nonce, content]);
}

function hashOf(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
