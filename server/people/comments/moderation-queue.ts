import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import { type Kysely, sql } from 'kysely';
import type { QueuedText } from '#domain/answers/office/moderation.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import { containing } from '#server/db/containing.ts';
import type { Database } from '#server/db/tables.ts';

export type QueueFilter = {
  status: OpinionState;
  kind: 'comment' | 'review' | undefined;
  sender: string | undefined;
  /** a word of the text or the author's name */
  word: string | undefined;
};

// A review enters the queue when its address is confirmed.
const texts = sql`
  select 'comment' as kind, c.id, c.article_slug as slug, c.author_name as name, c.label, c.body as text,
    c.original_body as "originalText", null::smallint as stars, c.status, c.created_at as "createdAt",
    left(encode(sha256(convert_to(lower(c.email), 'UTF8')), 'hex'), 10) as sender,
    case when p.id is not null then json_build_object('name', p.author_name, 'text', p.body) end as answers
  from comments c left join comments p on p.id = c.parent_id
  union all
  select 'review', id, lender_slug, author_name, null, body, original_body, stars, status, created_at,
    left(encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), 10), null
  from reviews where confirmed_at is not null`;

/** Lists one page of readers' texts: waiting ones oldest first, decided ones newest first. */
export async function listQueue(
  db: Kysely<Database>,
  { status, kind, sender, word }: QueueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ texts: QueuedText[]; total: number }> {
  const pattern = word && containing(word);
  const conditions = sql.join(
    [
      sql`status = ${status}`,
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(sender ? [sql`sender = ${sender}`] : []),
      ...(pattern ? [sql`(text ilike ${pattern} or name ilike ${pattern})`] : []),
    ],
    sql` and `,
  );
  const direction = sql.raw(status === 'pending' ? 'asc' : 'desc');
  const { rows } = await sql<QueuedText & { total: number }>`
    with texts as (${texts}), found as (select *, count(*) over () as total from texts where ${conditions})
    select found.*, coalesce((
      select json_object_agg(status, amount) from (
        select other.status, count(*) as amount from texts other
        where other.sender = found.sender and other.id <> found.id group by other.status
      ) counted
    ), '{}') as history
    from found order by "createdAt" ${direction}, id limit ${limit} offset ${offset}`.execute(db);
  return { texts: rows.map(withoutTotal), total: rows[0]?.total ?? 0 };
}

function withoutTotal(row: QueuedText & { total?: number }): QueuedText {
  const { total, ...text } = row;
  return total === undefined ? row : text;
}

/** Finds how many texts wait for a decision, and since when. */
export async function findWaitingTexts(db: Kysely<Database>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) as count, min(since) as since from (
      select created_at as since from comments where status = 'pending'
      union all select confirmed_at from reviews where status = 'pending' and confirmed_at is not null
    ) as waiting`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
