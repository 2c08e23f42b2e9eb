import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { LiveTexts } from './live-texts.ts';
import { createTextChangesRepository } from './text-change.ts';

type Options = { db: Kysely<Database>; country: CountryCode; live: LiveTexts; now: () => Date };

/**
 * Ends the changes whose text stands in the content folder by now: their files hold them. Programs that were started before, with the
 * older files, go on showing them.
 */
export async function settleLanded({ db, country, live, now }: Options): Promise<void> {
  if (live.landed().length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'texts');
    const repository = createTextChangesRepository(trx, country);
    for (const { id, file } of live.landed()) {
      const change = await repository.take(id);
      // Another instance was first.
      if (change?.status !== 'public') continue;
      await repository.update(id, { status: 'ended', content: { landed: now().toISOString() } });
      await addToAuditLog(trx, {
        by: { id: null, name: 'site' },
        at: now(),
        action: 'text.landed',
        subject: { kind: 'text-file', id: file },
        after: { file, change: id },
      });
    }
  });
}
