import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { OffersTable } from '#server/db/tables/offers-tables.ts';
import type { Database } from '#server/db/tables.ts';
import { offerColumns, toOfferRow } from './offer-row.ts';
import type { OffersFile } from './offers-file.ts';

type Options = {
  db: Kysely<Database>;
  file: OffersFile;
  /** lead whose feed starts with the file's active offers */
  leadId: string;
  now: Date;
};

/**
 * Loads the offers of a country's file into the database. Repeatable:
 *
 * - a country without offers gets the whole file, and its lead feed the active offers;
 * - an entry that changed in the file changes its row, and a new entry becomes one, so that a correction of a
 *   figure reaches a running site by a deployment;
 * - a row edited elsewhere stays unchanged (`seed_hash` is null), and so does a country with only such rows: an
 *   editor's change is newer than the file;
 * - an entry removed from the file stays: clicks and statistics refer to it. Pause it with `isActive: false`.
 *
 * One statement per table, in one transaction: several instances may start together.
 * @returns number of added and of changed offers
 */
export async function loadStartingOffers(options: Options): Promise<{ added: number; changed: number }> {
  return await options.db.transaction().execute(async (db) => {
    const { file } = options;
    const present = await db
      .selectFrom('offers')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('seed_hash').as('fromFile')])
      .where('country', '=', file.country)
      .executeTakeFirstOrThrow();
    const belongsToEditors = present.all > 0 && present.fromFile === 0;
    if (belongsToEditors || file.offers.length === 0) return { added: 0, changed: 0 };

    const stored = await storeOffers({ ...options, db });
    await storeLeadFeed({ ...options, db });
    const added = stored.filter((row) => row.isNew).length;
    return { added, changed: stored.length - added };
  });
}

/** Columns that a changed entry of the file updates: all but those that identify the row. */
const changing = [...offerColumns, 'seed_hash', 'updated_at'].filter(
  (column) => column !== 'country' && column !== 'id',
) as Exclude<keyof OffersTable, 'country' | 'id'>[];

async function storeOffers({ db, file }: Options) {
  // An offer's date of change is the file's, not the program's start.
  const updated_at = new Date(file.updated);
  const rows = file.offers.map((offer) => {
    const row = toOfferRow(offer);
    return { ...row, seed_hash: hash(row), updated_at };
  });
  return await db
    .insertInto('offers')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'id'])
        .doUpdateSet((row) =>
          Object.fromEntries(changing.map((column) => [column, row.ref(`excluded.${column}`)])),
        )
        // An edited row has no hash, and no comparison with null is true.
        .whereRef('offers.seed_hash', '<>', 'excluded.seed_hash'),
    )
    // PostgreSQL's mark of the two cases: a row just inserted was never updated.
    .returning(sql<boolean>`(xmax = 0)`.as('isNew'))
    .execute();
}

async function storeLeadFeed({ db, file, leadId, now }: Options): Promise<void> {
  const activeIds = file.offers.filter((offer) => offer.isActive).map((offer) => offer.id);
  const feed = { lead_id: leadId, country: file.country, active_ids: activeIds };
  await db
    .insertInto('lead_feeds')
    .values({ ...feed, seed_hash: hash(feed), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('lead_id')
        .doUpdateSet((row) => ({
          active_ids: row.ref('excluded.active_ids'),
          seed_hash: row.ref('excluded.seed_hash'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .whereRef('lead_feeds.seed_hash', '<>', 'excluded.seed_hash'),
    )
    .execute();
}

function hash(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
