import type { Kysely } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { type LedgerSums, sumsOn } from '#domain/partners/ledger/sums-on.ts';
import type { Database } from '#server/db/tables.ts';

/** Reads the sums of every partner who has entries on a day, by its id, without reading entry by entry. */
export async function readLedgerSums(db: Kysely<Database>, day: IsoDay): Promise<Map<string, LedgerSums>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['partner_id', 'kind', 'payable_from', fn.sum<string>('bani').as('bani')])
    .groupBy(['partner_id', 'kind', 'payable_from'])
    .execute();
  // A sum by kind and day counts as one entry.
  const own = Map.groupBy(rows, (row) => row.partner_id);
  return new Map(
    Array.from(own, ([id, entries]) => [
      id,
      sumsOn(
        entries.map(({ kind, payable_from: payableFrom, bani }) => ({
          kind,
          payableFrom,
          bani: Number(bani),
        })),
        day,
      ),
    ]),
  );
}
