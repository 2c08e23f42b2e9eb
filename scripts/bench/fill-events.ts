import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Fills a database with events as a busy site would have them, evenly over the days, made by PostgreSQL itself. Four of
 * ten visits agreed to cookies; a tenth of the events are of fields, a tenth are measures of speed, a twentieth are programs'.
 */
export async function fillEvents(
  db: Kysely<Database>,
  { events, start, days }: { events: number; start: Date; days: number },
): Promise<void> {
  for (let month = new Date(start); month < new Date(start.getTime() + days * 86_400_000);) {
    const next = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
    await sql`
      create table ${sql.table(`events_${month.toISOString().slice(0, 7).replace('-', '_')}`)}
      partition of events for values from (${sql.lit(monthStart(month))}) to (${sql.lit(next.toISOString())})`.execute(
      db,
    );
    month = next;
  }
  const step = (days * 86_400_000) / events;
  await sql`
    insert into events (uuid, event_id, provider_id, sub7, sub8, utm_source, utm_medium, utm_campaign,
      session_id, client_id, domain, referer, path, cookieless, country, is_bot, received_at)
    select gen_random_uuid(),
      case when kind < 8 then 5 when kind = 8 then 5 else 1001 end,
      'ro-1',
      case when kind = 8 then (array['fieldFocus', 'fieldFilled', 'fieldInvalid'])[1 + i % 3] end,
      case when kind = 8 then (visit % 12)::text end,
      (array['typein', 'google', 'google', 'facebook', 'newsletter', 'partner'])[1 + visit % 6],
      (array['(none)', 'organic', 'cpc', 'social', 'email', 'affiliate'])[1 + visit % 6],
      case when visit % 6 > 1 then 'campania-' || visit % 40 end,
      case when agreed then md5('s' || visit)::uuid else gen_random_uuid() end,
      case when agreed then md5('c' || visit / 2 % 400000)::uuid else gen_random_uuid() end,
      'imprumutclar.ro', '',
      case i % 4 when 0 then '/' when 1 then '/offers/' when 2 then '/pagina-' || (i * 7919) % 150 || '/' else '/credit-nevoi-personale/creditor-' || (i * 31) % 16 || '/' end,
      not agreed, 'RO', i % 20 = 7,
      ${start}::timestamptz + i * ${step}::float8 * interval '1 millisecond'
    from (
      select i, i / 5 as visit, i % 10 as kind, (i / 5) % 10 < 4 as agreed
      from generate_series(0::bigint, ${events - 1}::bigint) as i
    ) as numbered`.execute(db);
  await fillClicks(db, { clicks: Math.round(events / 50), start, days });
}

async function fillClicks(
  db: Kysely<Database>,
  { clicks, start, days }: { clicks: number; start: Date; days: number },
): Promise<void> {
  const step = (days * 86_400_000) / clicks;
  await sql`
    insert into clicks (id, offer_id, country, utm_source, utm_medium, utm_campaign, session_id, referer, target_host,
      is_bot, created_at, stored_at)
    select md5('k' || i)::uuid, (100 + i % 16)::text, 'RO',
      (array['typein', 'google', 'google', 'facebook', 'newsletter', 'partner'])[1 + (i * 10) % 6],
      (array['(none)', 'organic', 'cpc', 'social', 'email', 'affiliate'])[1 + (i * 10) % 6],
      case when i * 10 % 6 > 1 then 'campania-' || i * 10 % 40 end,
      case when i % 10 < 4 then md5('s' || i * 10)::uuid end, '', 'creditor.ro', false,
      moment, moment
    from generate_series(0::bigint, ${clicks - 1}::bigint) as i,
      lateral (select ${start}::timestamptz + i * ${step}::float8 * interval '1 millisecond' as moment) as at`.execute(
    db,
  );
  await sql`
    with lender as (
      insert into postback_keys (partner, offer_ids, key_hash, created_at)
      values ('bench', array['100'], '\\x00', ${start}::timestamptz) returning id
    )
    insert into conversions (key_id, transaction_id, click_id, offer_id, status, received_at, changed_at)
    select lender.id, clicks.id::text, clicks.id, offer_id,
      (array['pending', 'approved', 'rejected'])[1 + get_byte(uuid_send(clicks.id), 0) % 3], created_at, created_at
    from clicks, lender where get_byte(uuid_send(clicks.id), 1) < 26`.execute(db);
  await sql`analyze events, clicks, conversions`.execute(db);
}

function monthStart(month: Date): string {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1)).toISOString();
}
