import { type Kysely, sql } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { EvidenceEntry } from '#domain/offers/evidence/with-entries.ts';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { EvidenceChange } from '#domain/answers/office/evidence.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeRow, lifeOf, undecided } from '#server/shared/changes/change-row.ts';

/** A public entry with its number. */
export type PublicEntry = EvidenceEntry & { id: number };

type Proposal = EvidenceEntry & { note: string; retires: number | null };

/** Stores changes of one country's evidence in PostgreSQL. Built over a transaction to take part in it. */
export function createEvidenceChangesRepository(db: Kysely<Database>, country: CountryCode) {
  const all = db
    .selectFrom('evidence_changes as change')
    .innerJoin('office_users as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('change.country', '=', country);

  return {
    async add({ lender, item, product, note, retires }: Proposal, by: string, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('evidence_changes')
        .values({
          country,
          lender,
          item: item && JSON.stringify(item),
          product: product && JSON.stringify(product),
          retires,
          note,
          ...undecided(by, now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Lists the office's entries that were not withdrawn, in the order in which they became public. */
    async listPublic(): Promise<PublicEntry[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(toChange).map(({ id, lender, item, product }) => ({ id, lender, item, product }));
    },

    /** Lists changes newest first; waiting ones oldest first. */
    async listByStatus(status: ChangeStatus, limit: number): Promise<EvidenceChange[]> {
      const rows = await all
        .where('change.status', '=', status)
        .orderBy('change.id', status === 'waiting' ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    /** Lists all changes that wait for a second person. */
    async listWaiting(): Promise<EvidenceChange[]> {
      return (await all.where('change.status', '=', 'waiting').execute()).map(toChange);
    },

    /** Lists the ids of the items that wait for a second person. */
    async listWaitingItemIds(): Promise<string[]> {
      const rows = await db
        .selectFrom('evidence_changes')
        .select(sql<string>`item->>'id'`.as('id'))
        .where('country', '=', country)
        .where('status', '=', 'waiting')
        .where('item', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Lists the changes of a lender, newest first. */
    async listOfLender(lender: string): Promise<EvidenceChange[]> {
      const rows = await all.where('change.lender', '=', lender).orderBy('change.id', 'desc').execute();
      return rows.map(toChange);
    },

    /** Reads and locks one change; only inside a transaction. */
    async take(id: number): Promise<EvidenceChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },
  };
}

type Row = ChangeRow & {
  lender: string;
  item: EvidenceItem | null;
  product: EvidenceChange['product'];
};

function toChange(row: Row): EvidenceChange {
  const { lender, item, product } = row;
  return { ...lifeOf(row), lender, item: item && signed(item, row), product };
}

/** The row names the people who entered, approved and opened an item, whatever the item itself holds. */
function signed(item: EvidenceItem, row: Row): EvidenceItem {
  const isApproved = row.status === 'public' || row.status === 'retired';
  return {
    ...item,
    enteredBy: row.proposer_name,
    approvedBy: isApproved ? (row.decider_name ?? 'nobody') : 'nobody',
    ...(item.openedBy !== undefined && { openedBy: row.proposer_name }),
  };
}
