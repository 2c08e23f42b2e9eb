import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import { loadSiteKeys } from '#server/shared/keys/site-keys.ts';
import { createDataRequests } from '#server/people/privacy/data-requests.ts';
import { eraseOnRequest } from '#server/people/privacy/erase-on-request.ts';
import { listAddresses } from '#server/people/privacy/list-addresses.ts';
import type { Erasure } from './erasure-list.ts';

/**
 * Repeats in a restored database the erasures that were made after its backup: every erasure of the list that the database has no
 * record of. Messages written after an erasure and before the backup stay.
 * @param timeZone of the country, for the day by which a request must be answered
 * @returns the number of repeated erasures
 */
export async function applyErasures(
  db: Kysely<Database>,
  erasures: readonly Erasure[],
  timeZone: string,
): Promise<number> {
  const files = await eraseFiles(db, erasures);
  const known = await db.selectFrom('data_requests').select('reference').execute();
  const missing = erasures
    .filter((erasure) => 'reference' in erasure)
    .filter(({ reference }) => !known.some((row) => row.reference === reference));
  if (missing.length === 0) return files;
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
  return files + missing.length;
}

/** @returns the number of stored source copies whose content was still there */
async function eraseFiles(db: Kysely<Database>, erasures: readonly Erasure[]): Promise<number> {
  let erased = 0;
  for (const erasure of erasures) {
    if (!('file' in erasure)) continue;
    const { numUpdatedRows } = await db
      .updateTable('evidence_files')
      .set({ content: null, erased_at: erasure.at, erased_because: erasure.because })
      .where('hash', '=', erasure.file)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    erased += Number(numUpdatedRows);
  }
  return erased;
}
