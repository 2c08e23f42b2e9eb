import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { partnerPostbackAnswer } from '#domain/answers/partners/postbacks.ts';
import type { PostbackContent } from '#domain/partners/postbacks-out/postback-content.ts';
import type { Database } from '#server/db/tables.ts';

export type SentPostback = z.output<typeof partnerPostbackAnswer>;

type Which = { partnerId: string; limit: number } | { partnerId: string; id: string };

type Row = {
  id: string;
  made_at: Date;
  content: PostbackContent;
  url: string;
  delivered_at: Date | null;
  given_up_at: Date | null;
};

/** Lists the postbacks of a partner, newest first, each with its attempts; or one of them. */
export async function listSentPostbacks(db: Kysely<Database>, which: Which): Promise<SentPostback[]> {
  const rows: Row[] = await db
    .selectFrom('outgoing_postbacks as postback')
    .innerJoin('partner_addresses as address', 'address.id', 'address_id')
    .select(['postback.id', 'made_at', 'content', 'url', 'delivered_at', 'given_up_at'])
    .where('partner_id', '=', which.partnerId)
    .$if('id' in which, (query) => query.where('postback.id', '=', 'id' in which ? which.id : ''))
    .orderBy('made_at', 'desc')
    .orderBy('postback.id')
    .limit('limit' in which ? which.limit : 1)
    .execute();
  const attempts = await listAttempts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, content, ...row }) => ({
    id,
    madeAt: row.made_at,
    clickId: content.click_id,
    offerId: content.offer_id,
    status: content.status,
    payout: content.payout,
    reason: content.reason,
    isTest: content.is_test,
    url: row.url,
    deliveredAt: row.delivered_at,
    givenUpAt: row.given_up_at,
    attempts: attempts.get(id) ?? [],
  }));
}

type Attempt = SentPostback['attempts'][number];

/** Reads the attempts of postbacks, in the order in which they were made. */
export async function listAttempts(
  db: Kysely<Database>,
  postbackIds: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const { rows } = await sql<Attempt & { postback_id: string }>`
    select postback_id, at, took_ms as "tookMs", status, answer, problem from outgoing_attempts
    where postback_id = any(${postbackIds}::uuid[]) order by id`.execute(db);
  const grouped = new Map<string, Attempt[]>();
  for (const { postback_id: id, ...attempt } of rows) grouped.set(id, [...(grouped.get(id) ?? []), attempt]);
  return grouped;
}
