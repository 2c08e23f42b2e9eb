import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { conversionPostback } from '#domain/partners/postbacks-out/conversion-postback.ts';
import type { PostbackContent } from '#domain/partners/postbacks-out/postback-content.ts';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { whileLocked } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverPostback } from './deliver-postback.ts';

type Options = { db: Kysely<Database>; jobs: Pick<Jobs, 'send'>; now: Date };

const BATCH = 500;

/**
 * Queues due postbacks: the present state of a conversion is compared with the last postback to each address. So a
 * change is sent once, whichever part of the site recorded it, and the next run makes up for a missed one.
 * @returns how many postbacks wait to be sent; 0 while another instance looks
 */
export async function queuePostbacks({ db, jobs, now }: Options): Promise<number> {
  const queued = await whileLocked(db, 'outgoingPostbacks', async () => {
    let count = 0;
    for (let after: string | null = null; ;) {
      const rows: Standing[] = await listStandings(db, now, after);
      for (const row of rows) if (await queueOne({ db, jobs, now }, row)) count += 1;
      if (rows.length < BATCH) return count;
      after = rows.at(-1)?.place ?? null;
    }
  });
  return queued ?? 0;
}

type Standing = {
  /** of the address and the conversion: their order */
  place: string;
  address_id: string;
  only_approved: boolean;
  conversion_id: string;
  click_id: string;
  offer_id: string;
  status: ConversionStatus;
  was_approved: boolean;
  bani: number;
  changed_at: Date;
  labels: Record<string, string | null>;
  told: PostbackContent | null;
};

/** Lists the conversions of partners that changed, or had an entry in the ledger, within three days, for each of their addresses. */
async function listStandings(db: Kysely<Database>, now: Date, after: string | null): Promise<Standing[]> {
  const labels = sql.raw(subNames.map((name) => `'${name}', clicks.${name}`).join(', '));
  const { rows } = await sql<Standing>`
    with recent as (
      select id from conversions where changed_at > ${now}::timestamptz - interval '3 days'
      union
      select case when kind in ('accrued', 'reversed') then subject::uuid end from ledger_entries
      where kind in ('accrued', 'reversed') and at > ${now}::timestamptz - interval '3 days'
    ), standing as (
      select addresses.id::text || ' ' || conversions.id::text as place, addresses.id as address_id, only_approved,
        conversions.id as conversion_id, conversions.click_id, conversions.offer_id, conversions.status, changed_at,
        exists (select from conversion_changes where conversion_id = conversions.id and status = 'approved') as was_approved,
        (select coalesce(sum(bani), 0)::bigint from ledger_entries
          where subject = conversions.id::text and kind in ('accrued', 'reversed')) as bani,
        json_build_object(${labels}) as labels,
        (select content from outgoing_postbacks
          where conversion_id = conversions.id and address_id = addresses.id
          order by made_at desc, id desc limit 1) as told
      from partner_addresses as addresses
        join partners on partners.id = addresses.partner_id and partners.state in ('approved', 'paused')
        join partner_clicks using (partner_id)
        join conversions using (click_id)
        join recent on recent.id = conversions.id
        left join clicks on clicks.id = conversions.click_id
      where addresses.ended_at is null and word <> 'partner-paused'
        and conversions.changed_at >= addresses.created_at - interval '1 day'
    )
    select * from standing where ${after}::text is null or place > ${after}
    order by place limit ${BATCH}`.execute(db);
  return rows;
}

async function queueOne({ db, jobs, now }: Options, row: Standing): Promise<boolean> {
  const { status, was_approved: wasApproved, bani, told, only_approved: onlyApproved } = row;
  const ageMs = now.getTime() - row.changed_at.getTime();
  const news = conversionPostback({ status, wasApproved, bani, ageMs }, told, onlyApproved);
  if (!news) return false;
  const { address_id: addressId, conversion_id: conversionId, click_id, offer_id } = row;
  const subs = Object.fromEntries(Object.entries(row.labels).filter(([, value]) => value !== null));
  const content = { click_id, offer_id, ...subs, ...news, is_test: false } as PostbackContent;
  await db.transaction().execute(async (trx) => {
    const id = await addPostback(trx, { addressId, conversionId, content, now });
    await jobs.send(deliverPostback, { id }, trx);
  });
  return true;
}

type New = { addressId: string; conversionId: string | null; content: PostbackContent; now: Date };

/** Stores a postback; the caller sends its job in the same transaction. @returns its number, `event_id` at the partner */
export async function addPostback(
  trx: Kysely<Database>,
  { addressId, conversionId, content, now }: New,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('outgoing_postbacks')
    .values({
      id,
      address_id: addressId,
      conversion_id: conversionId,
      click_id: content.click_id,
      content: JSON.stringify(content),
      made_at: now,
      delivered_at: null,
      given_up_at: null,
    })
    .execute();
  return id;
}
