import type { Kysely, Transaction } from 'kysely';
import type { OfferChange } from '#domain/answers/office/offers.ts';
import type { OfferChangeStatus } from '#domain/offers/offer-change-status.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Database } from '#server/db/tables.ts';
import { decisionOf, type DecisionRow, undecided } from '#server/shared/changes/change-row.ts';

export type Proposal = Pick<OfferChange, 'before' | 'after' | 'note' | 'startsAt' | 'endsAt'>;

/** Changes of the offers of one country, in PostgreSQL. Built over a transaction where it takes part in one. */
export function createOfferChangesRepository(db: Kysely<Database>, country: CountryCode) {
  const all = db
    .selectFrom('offer_changes as change')
    .innerJoin('office_users as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('change.country', '=', country);

  return {
    async add(proposal: Proposal, by: string, now: Date): Promise<number> {
      const { before, after, note, startsAt, endsAt } = proposal;
      const { id } = await db
        .insertInto('offer_changes')
        .values({
          country,
          offer_id: after.id,
          before: before && JSON.stringify(before),
          after: JSON.stringify(after),
          note,
          starts_at: startsAt,
          ends_at: endsAt,
          ...undecided(by, now),
          published_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Newest first. */
    async listOfOffer(offerId: string): Promise<OfferChange[]> {
      const rows = await all.where('change.offer_id', '=', offerId).orderBy('change.id', 'desc').execute();
      return rows.map(toChange);
    },

    /** What of an offer waits, for a person or for its moment. */
    async listOpen(offerId: string): Promise<OfferChange[]> {
      const rows = await all
        .where('change.offer_id', '=', offerId)
        .where('change.status', 'in', ['waiting', 'approved'])
        .execute();
      return rows.map(toChange);
    },

    /** Oldest first: what waits longest is looked at first. */
    async listByStatus(status: OfferChangeStatus, limit: number): Promise<OfferChange[]> {
      const rows = await all
        .where('change.status', '=', status)
        .orderBy('change.id', status === 'waiting' ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    /** How many changes of each offer wait, by its id. */
    async countWaiting(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('offer_changes')
        .select(({ fn }) => ['offer_id', fn.countAll<number>().as('count')])
        .where('country', '=', country)
        .where('status', '=', 'waiting')
        .groupBy('offer_id')
        .execute();
      return new Map(rows.map(({ offer_id: id, count }) => [id, count]));
    },

    /** One change, for nobody else to decide meanwhile; only inside a transaction. */
    async take(id: number): Promise<OfferChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },

    /** Ids of changes whose moment has come: to become public, or to end. */
    async listDue(now: Date): Promise<{ toPublish: number[]; toEnd: number[] }> {
      const due = (status: OfferChangeStatus, column: 'starts_at' | 'ends_at') =>
        db
          .selectFrom('offer_changes')
          .select('id')
          .where('country', '=', country)
          .where('status', '=', status)
          .where(column, '<=', now)
          .orderBy('id')
          .execute();
      const [starting, ending] = await Promise.all([due('approved', 'starts_at'), due('public', 'ends_at')]);
      return { toPublish: starting.map(({ id }) => id), toEnd: ending.map(({ id }) => id) };
    },

    async setStatus(
      id: number,
      status: OfferChangeStatus,
      more: { by?: string; at?: Date; reason?: string; publishedAt?: Date } = {},
    ): Promise<void> {
      await db
        .updateTable('offer_changes')
        .set({
          status,
          ...(more.by !== undefined && { decided_by: more.by }),
          ...(more.at && { decided_at: more.at }),
          ...(more.reason !== undefined && { reason: more.reason }),
          ...(more.publishedAt && { published_at: more.publishedAt }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Nobody else changes the offers of a country until the transaction ends. */
export async function lockOffers(db: Transaction<Database>, country: CountryCode): Promise<void> {
  await db
    .selectFrom('offers')
    .select('id')
    .where('country', '=', country)
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Row = DecisionRow<OfferChangeStatus> & {
  offer_id: string;
  before: Offer | null;
  after: Offer;
  starts_at: Date | null;
  ends_at: Date | null;
  published_at: Date | null;
};

function toChange(row: Row): OfferChange {
  return {
    ...decisionOf(row),
    offerId: row.offer_id,
    before: row.before,
    after: row.after,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    publishedAt: row.published_at,
  };
}
