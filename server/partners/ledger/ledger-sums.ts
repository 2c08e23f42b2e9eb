import type { Kysely } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Entry } from '#domain/partners/ledger/entry.ts';
import { type LedgerSums, sumsOn } from '#domain/partners/ledger/sums-on.ts';
import type { Database } from '#server/db/tables.ts';

/** Sums of entries by kind and day, as if each were one entry. */
type Summed = Pick<Entry, 'kind' | 'bani' | 'payableFrom'>;

/** Reads the sums of every partner who has entries, by its id, without reading entry by entry. */
export async function readLedgerSums(
  db: Kysely<Database>,
): Promise<Map<string, { entries: Summed[]; on: (day: IsoDay) => LedgerSums }>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['partner_id', 'kind', 'payable_from', fn.sum<string>('bani').as('bani')])
    .groupBy(['partner_id', 'kind', 'payable_from'])
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.partner_id);
  return new Map(
    [...grouped].map(([id, own]) => {
      const entries = own.map(({ kind, payable_from: payableFrom, bani }) => ({
        kind,
        payableFrom,
        bani: Number(bani),
      }));
      return [id, { entries, on: (day: IsoDay) => sumsOn(entries, day) }];
    }),
  );
}
