import type { Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { DataRequests } from './data-requests.ts';
import { eraseOwnData } from './erase-own-data.ts';

type Request = {
  email: string;
  now: Date;
  /** of a request that was on record once; else a new number */
  reference?: string;
};

/**
 * Erases what is held on an address and puts the request on record. What was mailed to us stays in our mailbox until one of ours
 * deletes it: then the request waits for that.
 * @returns message: what is left to do, or null
 */
export async function eraseOnRequest(
  tx: Transaction<Database>,
  requests: Pick<DataRequests, 'add' | 'listOf' | 'timeZone'>,
  { email, ...request }: Request,
): Promise<{ reference: string; message: string | null }> {
  const earlier = await requests.listOf(tx, email);
  const mailed = await eraseOwnData(tx, { email, requests: earlier, timeZone: requests.timeZone });
  const message = mailed.length === 0 ? null : `De șters din căsuța noastră de e-mail: ${mailed.join('; ')}.`;
  return { message, reference: await requests.add(tx, { ...request, kind: 'erasure', email, message }) };
}
