import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';
import { readReferenceFile } from './read-rates-file.ts';
import { storeRates } from './store-rates.ts';

type Options = {
  db: Kysely<Database>;
  /** content/data/rates/ */
  folder: string;
  now: Date;
  logger: Pick<Logger, 'warn'>;
};

/**
 * Loads the site's starting rates into the database: each CSV file of the folder once, and again when its text changes. Fetched
 * figures stay: the files are older.
 * @returns how many rates are new
 */
export async function loadStartingRates({ db, folder, now, logger }: Options): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).toSorted();
  let stored = 0;
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    const hash = createHash('sha256').update(text).digest('base64url');
    const known = await db
      .selectFrom('rate_files')
      .select('hash')
      .where('name', '=', name)
      .executeTakeFirst();
    if (known?.hash === hash) continue;
    const document = readReferenceFile(text);
    const source = `content/data/rates/${name}`;
    stored += (await storeRates({ db, document, source, now, logger, acceptJumps: true })).stored;
    const loaded = { hash, loaded_at: now };
    await db
      .insertInto('rate_files')
      .values({ name, ...loaded })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(loaded))
      .execute();
  }
  return stored;
}
