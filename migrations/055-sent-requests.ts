import { type Kysely, sql } from 'kysely';

/**
 * `sent_requests`: readers' anonymous reports that they requested a lender's price, with the response. As in `price_reports`,
 * `network_hash` is a keyed hash of lender and network (/24 or /48), to accept one request per lender and network; it is erased
 * after 30 days. Request and response are reported on two days: the office reviews each, and accepts or refuses it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_requests (
      id bigint generated always as identity primary key,
      country text not null,
      -- slug of the lender's offer
      lender text not null,
      sent_on date not null,
      status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused')),
      answered_on date check (answered_on >= sent_on),
      gave_price boolean,
      answer_status text check (answer_status in ('waiting', 'accepted', 'refused')),
      received_on date not null,
      network_hash bytea,
      check ((answered_on is null) = (gave_price is null) and (answered_on is null) = (answer_status is null))
    )
  `.execute(db);
  await sql`
    create unique index sent_requests_network on sent_requests (country, lender, network_hash)
  `.execute(db);
}
