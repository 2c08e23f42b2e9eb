import { type Kysely, sql } from 'kysely';
import type { CountryCode } from '#domain/countries/country.ts';
import type { EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { EvidenceEntry } from '#domain/evidence/with-entries.ts';
import type { EvidenceChange, EvidenceChangeStatus } from '#domain/office/answers/evidence.ts';
import type { Database } from '#server/db/tables.ts';

/** An entry that is public, with its number. */
export type PublicEntry = EvidenceEntry & { id: number };

type Proposal = EvidenceEntry & { note: string; retires: number | null };

/** Changes of the evidence of one country, in PostgreSQL. Built over a transaction where it takes part in one. */
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
          proposed_by: by,
          proposed_at: now,
          decided_by: null,
          decided_at: null,
          reason: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** What the office has added and nobody has taken back, in the order in which it became public. */
    async listPublic(): Promise<PublicEntry[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(toChange).map(({ id, lender, item, product }) => ({ id, lender, item, product }));
    },

    /** Newest first; those that wait, oldest first. */
    async listByStatus(status: EvidenceChangeStatus, limit: number): Promise<EvidenceChange[]> {
      const rows = await all
        .where('change.status', '=', status)
        .orderBy('change.id', status === 'waiting' ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    /** The ids of the items that wait for a second person. */
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

    /** Newest first. */
    async listOfLender(lender: string): Promise<EvidenceChange[]> {
      const rows = await all.where('change.lender', '=', lender).orderBy('change.id', 'desc').execute();
      return rows.map(toChange);
    },

    /** One change, for nobody else to decide meanwhile; only inside a transaction. */
    async take(id: number): Promise<EvidenceChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },

    async setStatus(
      id: number,
      status: EvidenceChangeStatus,
      more: { by?: string; at?: Date; reason?: string } = {},
    ): Promise<void> {
      await db
        .updateTable('evidence_changes')
        .set({
          status,
          ...(more.by !== undefined && { decided_by: more.by }),
          ...(more.at && { decided_at: more.at }),
          ...(more.reason !== undefined && { reason: more.reason }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

type Row = {
  id: number;
  lender: string;
  item: EvidenceItem | null;
  product: EvidenceChange['product'];
  retires: number | null;
  note: string;
  status: EvidenceChangeStatus;
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
  decider_name: string | null;
  decided_at: Date | null;
  reason: string | null;
};

function toChange(row: Row): EvidenceChange {
  return {
    id: row.id,
    lender: row.lender,
    item: row.item && signed(row.item, row),
    product: row.product,
    retires: row.retires,
    note: row.note,
    status: row.status,
    proposedBy: { id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}

/** Who entered, approved and opened is what the row says, whatever stands in the item. */
function signed(item: EvidenceItem, row: Row): EvidenceItem {
  const isApproved = row.status === 'public' || row.status === 'retired';
  return {
    ...item,
    enteredBy: row.proposer_name,
    approvedBy: isApproved ? (row.decider_name ?? 'nobody') : 'nobody',
    ...(item.openedBy !== undefined && { openedBy: row.proposer_name }),
  };
}
