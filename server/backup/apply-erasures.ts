import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import { loadSiteKeys } from '#server/keys/site-keys.ts';
import { createDataRequests } from '#server/privacy/data-requests.ts';
import { eraseOnRequest } from '#server/privacy/erase-on-request.ts';
import { listAddresses } from '#server/privacy/list-addresses.ts';
import type { Erasure } from './erasure-list.ts';

/**
 * Erases again, in a restored database, what was erased after its backup was made: each erasure that is not on record in it. Who wrote
 * to us again before the backup keeps that.
 * @param timeZone of the country, for the day by which a request must be answered
 * @returns how many erasures there were
 */
export async function applyErasures(
  db: Kysely<Database>,
  erasures: readonly Erasure[],
  timeZone: string,
): Promise<number> {
  const known = await db.selectFrom('data_requests').select('reference').execute();
  const missing = erasures.filter(({ reference }) => !known.some((row) => row.reference === reference));
  if (missing.length === 0) return 0;
  const requests = createDataRequests({ key: (await loadSiteKeys(db)).suppressions, timeZone });
  const addresses = new Map(
    (await listAddresses(db)).map((email) => [requests.hashOf(email).toString('hex'), normalizeEmail(email)]),
  );
  for (const { reference, emailHash, at } of missing) {
    const email = addresses.get(emailHash);
    await db.transaction().execute(async (trx) => {
      if (email) await eraseOnRequest(trx, requests, { email, reference, now: at });
      else await requests.addDone(trx, { reference, emailHash: Buffer.from(emailHash, 'hex'), now: at });
    });
  }
  return missing.length;
}
