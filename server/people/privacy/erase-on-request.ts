import type { Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { DataRequests } from './data-requests.ts';
import { eraseOwnData } from './erase-own-data.ts';

type Request = {
  email: string;
  now: Date;
  /** number of a request recorded before; undefined: a new one */
  reference?: string;
};

/**
 * Erases the data held on an address and records the request. A mail sent to us stays in our mailbox until a colleague deletes it:
 * then the request waits for that.
 * @returns message: the work left, or null
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
