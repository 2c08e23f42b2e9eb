import { type Kysely, sql } from 'kysely';
import type { ClickWord } from '#domain/partners/clicks/click-word.ts';
import { type ClickFacts, wayOfClick, type WayStep } from '#domain/partners/clicks/way-of-click.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import { listAttempts } from '#server/partners/postbacks-out/sent-postbacks.ts';

type Asked = {
  clickId: string;
  /** the reader's firm; null for the office, which sees every click, and what lenders pay */
  partnerId: string | null;
};

/** Finds what happened with a click that came with a `pid`. @returns undefined when there is none, or it is another partner's */
export async function findClickWay(
  db: Kysely<Database>,
  { clickId, partnerId }: Asked,
): Promise<WayStep[] | undefined> {
  const click = await db
    .selectFrom('clicks')
    .leftJoin('partners', 'partners.provider_id', 'clicks.provider_id')
    .leftJoin('partner_clicks as said', 'said.click_id', 'clicks.id')
    .leftJoin('offers', (join) =>
      join.onRef('offers.id', '=', 'offer_id').onRef('offers.country', '=', 'clicks.country'),
    )
    .select(['clicks.created_at', 'offer_id', 'header', 'clicks.provider_id', 'word', 'said_at', ...subNames])
    .where('clicks.id', '=', clickId)
    .$if(partnerId !== null, (query) => query.where('partners.id', '=', partnerId))
    .executeTakeFirst();
  if (!click || click.provider_id === null) return undefined;
  const [reports, entries, postbacks] = await Promise.all([
    listReports(db, clickId),
    listEntries(db, clickId),
    listPostbacks(db, clickId, partnerId),
  ]);
  const attempts = await listAttempts(
    db,
    postbacks.map(({ id }) => id),
  );
  return wayOfClick({
    click: {
      at: click.created_at,
      offer: click.header ?? `oferta ${click.offer_id}`,
      providerId: click.provider_id,
      labels: subNames.flatMap((name) => (click[name] === null ? [] : [`${name} ${click[name]}`])),
    },
    word: click.word && click.said_at ? { at: click.said_at, word: click.word satisfies ClickWord } : null,
    reports: partnerId === null ? reports : reports.map((report) => ({ ...report, payout: null })),
    entries,
    postbacks,
    attempts: [...attempts.values()].flat(),
  });
}

async function listReports(db: Kysely<Database>, clickId: string): Promise<ClickFacts['reports']> {
  const rows = await db
    .selectFrom('conversion_changes')
    .innerJoin('conversions', 'conversions.id', 'conversion_id')
    .select([
      'conversion_changes.received_at as at',
      'conversion_changes.status',
      'conversion_changes.payout_cents as cents',
      'conversion_changes.payout_currency as currency',
    ])
    .where('click_id', '=', clickId)
    .orderBy('conversion_changes.id')
    .execute();
  return rows.map(({ at, status, cents, currency }) => ({
    at,
    status,
    payout: cents === null || currency === null ? null : { cents, currency },
  }));
}

async function listEntries(db: Kysely<Database>, clickId: string): Promise<ClickFacts['entries']> {
  const { rows } = await sql<ClickFacts['entries'][number]>`
    select at, number, bani, payable_from as "payableFrom" from ledger_entries
    where kind in ('accrued', 'reversed')
      and subject in (select id::text from conversions where click_id = ${clickId})
    order by number`.execute(db);
  return rows;
}

async function listPostbacks(db: Kysely<Database>, clickId: string, partnerId: string | null) {
  const rows = await db
    .selectFrom('outgoing_postbacks as postback')
    .innerJoin('partner_addresses as address', 'address.id', 'address_id')
    .select(['postback.id', 'made_at as at', 'content', 'url'])
    .where('postback.click_id', '=', clickId)
    .$if(partnerId !== null, (query) => query.where('partner_id', '=', partnerId ?? ''))
    .orderBy('made_at')
    .execute();
  return rows.map(({ content: { status, payout }, ...row }) => ({ ...row, status, payout }));
}
