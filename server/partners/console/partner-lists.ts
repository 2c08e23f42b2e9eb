import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { partnerClicksAnswer } from '#domain/answers/partners/console.ts';
import type { ClickWord } from '#domain/partners/clicks/click-word.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import { offerHeaders } from './partner-report.ts';

type Page = { limit: number; offset: number };
type ListedClicks = Omit<z.output<typeof partnerClicksAnswer>, 'pageSize'>;

type Sought = {
  partnerId: string;
  word?: ClickWord | undefined;
  /** the whole id of a click */
  click?: string | undefined;
};

/** Lists a partner's clicks, the newest first, each with what became of it. */
export async function listPartnerClicks(
  db: Kysely<Database>,
  { partnerId, word, click }: Sought,
  { limit, offset }: Page,
): Promise<ListedClicks> {
  let asked = db
    .selectFrom('partner_clicks as said')
    .innerJoin('clicks', 'clicks.id', 'said.click_id')
    .where('said.partner_id', '=', partnerId);
  if (word) asked = asked.where('said.word', '=', word);
  if (click) asked = asked.where(sql<boolean>`said.click_id::text = ${click.trim().toLowerCase()}`);
  const [rows, { total }, headers] = await Promise.all([
    asked
      .select(['clicks.id', 'said.clicked_at as at', 'clicks.offer_id', 'said.word', ...subNames])
      .orderBy('said.clicked_at', 'desc')
      .orderBy('said.click_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    offerHeaders(db),
  ]);
  const clicks = rows.map((row) => ({
    id: row.id,
    at: row.at,
    offer: headers.get(row.offer_id) ?? row.offer_id,
    word: row.word,
    subs: subNames.flatMap((name) => {
      const value = row[name];
      return value ? [{ name, value }] : [];
    }),
  }));
  return { clicks, total };
}
