import { type Kysely, sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import {
  type CountedClick,
  type PartnerClick,
  sayClickWords,
} from '#domain/partners/clicks/say-click-words.ts';
import { type TermsBook, termsOn } from '#domain/partners/terms/terms-on.ts';
import { whileLocked } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { listOfferTerms } from '#server/partners/terms/offer-terms-change.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';

type Options = {
  country: Pick<Country, 'code' | 'timeZone' | 'leadId'>;
  now: Date;
  /**
   * A click is judged this long after it was stored. `stored_at` is the beginning of its transaction, and none lasts longer: no
   * click can appear before one that has its outcome.
   */
  settleSeconds?: number;
};

const BATCH = 1_000;
// Should a transaction last longer all the same, its clicks are found by looking back this far.
const LOOK_BACK = sql`interval '1 hour'`;

/**
 * Decides the outcome of every click with a `pid` that has none yet, in the order of storage. Outcomes are decided once; from
 * the same rows a run from the beginning gives the same outcomes.
 * @returns how many clicks got their word; 0 while another instance says them
 * @see docs/decisions/187-links-of-partners.md
 */
export async function sayWords(db: Kysely<Database>, options: Options): Promise<number> {
  return (await whileLocked(db, 'clickWords', () => sayAll(db, options))) ?? 0;
}

async function sayAll(db: Kysely<Database>, options: Options): Promise<number> {
  const { code } = options.country;
  const [offerTerms, partnerTerms] = await Promise.all([
    listOfferTerms(db, code),
    listPartnerTerms(db, code),
  ]);
  let said = 0;
  for (;;) {
    const rows = await listSilent(db, options);
    if (rows.length > 0) await sayBatch(db, rows, { offerTerms, partnerTerms }, options);
    said += rows.length;
    if (rows.length < BATCH) return said;
  }
}

type SilentClick = {
  id: string;
  provider_id: string;
  offer_id: string;
  client_id: string | null;
  is_bot: boolean;
  created_at: Date;
  partner_id: string | null;
  /** of the partner at the moment of the click; null before its first */
  state: string | null;
  /** of the country's lead feed at that moment; null before the first one was stored */
  active_ids: string[] | null;
};

/** Lists the next clicks without an outcome, each with the state of its moment. */
async function listSilent(
  db: Kysely<Database>,
  { country, settleSeconds = 60 }: Options,
): Promise<SilentClick[]> {
  const { rows } = await sql<SilentClick>`
    select clicks.id, clicks.provider_id, offer_id, client_id, is_bot, clicks.created_at, partners.id as partner_id,
      (select partner_states.state from partner_states where partner_id = partners.id and at <= clicks.created_at
        order by at desc, partner_states.id desc limit 1) as state,
      (select active_ids from lead_feed_states where lead_id = ${country.leadId} and at <= clicks.created_at
        order by at desc, lead_feed_states.id desc limit 1) as active_ids
    from clicks left join partners on partners.provider_id = clicks.provider_id
    where clicks.provider_id is not null and country = ${country.code}
      and clicks.stored_at <= now() - make_interval(secs => ${settleSeconds})
      and clicks.stored_at >= coalesce((select max(stored_at) from partner_clicks) - ${LOOK_BACK}, '-infinity')
      and not exists (select from partner_clicks where click_id = clicks.id)
    order by clicks.stored_at, clicks.id limit ${BATCH}`.execute(db);
  return rows;
}

async function sayBatch(
  db: Kysely<Database>,
  rows: readonly SilentClick[],
  book: TermsBook,
  { country, now }: Options,
): Promise<void> {
  const clicks = rows.map((row) => ({ row, click: toClick(row, book, country) }));
  const words = sayClickWords(
    clicks.map(({ click }) => click),
    await listCounted(db, rows),
  );
  const values = clicks.map(({ row, click }) => ({
    id: row.id,
    partner_id: row.partner_id,
    word: words.get(row.id),
    terms_id: click.termsId,
  }));
  // The moments are copied within the database: a Date of JavaScript has no microseconds, and they decide the order.
  await sql`
    insert into partner_clicks (click_id, provider_id, partner_id, word, terms_id, clicked_at, stored_at, said_at)
    select id, provider_id, partner_id, word, terms_id, created_at, stored_at, ${now}
    from json_to_recordset(${JSON.stringify(values)}::json) as said (id uuid, partner_id uuid, word text, terms_id bigint)
      join clicks using (id)
    on conflict (click_id) do nothing`.execute(db);
}

function toClick(row: SilentClick, book: TermsBook, { timeZone }: Pick<Country, 'timeZone'>): PartnerClick {
  const { partner_id: partnerId, offer_id: offerId, created_at: clickedAt } = row;
  const day = dayOf(clickedAt, timeZone);
  return {
    id: row.id,
    clickedAt,
    offerId,
    clientId: row.client_id,
    isProgram: row.is_bot,
    partner: partnerId === null ? null : { id: partnerId, isApproved: row.state === 'approved' },
    isOfferPaused: row.active_ids !== null && !row.active_ids.includes(offerId),
    termsId: partnerId === null ? null : (termsOn(book, { partnerId, offerId, day })?.id ?? null),
  };
}

/** Lists the clicks that count already, of the same visitors, near enough to make these repeated. */
async function listCounted(db: Kysely<Database>, rows: readonly SilentClick[]): Promise<CountedClick[]> {
  const moments = rows.map((row) => row.created_at.getTime());
  const { rows: counted } = await sql<CountedClick>`
    select partner_id as "partnerId", offer_id as "offerId", client_id as "clientId", clicked_at as "clickedAt"
    from partner_clicks join clicks on clicks.id = click_id
    where word = 'counted' and partner_id = any(${[...new Set(rows.flatMap((row) => row.partner_id ?? []))]}::uuid[])
      and client_id = any(${[...new Set(rows.flatMap((row) => row.client_id ?? []))]}::uuid[])
      and clicked_at > ${new Date(Math.min(...moments))}::timestamptz - interval '1 day'
      and clicked_at < ${new Date(Math.max(...moments))}::timestamptz + interval '1 day'`.execute(db);
  return counted;
}
