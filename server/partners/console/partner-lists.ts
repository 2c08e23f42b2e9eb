import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { partnerClicksAnswer, partnerConversionsAnswer } from '#domain/answers/partners/console.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { ClickWord } from '#domain/partners/clicks/click-word.ts';
import { conversionWord } from '#domain/partners/ledger/conversion-word.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import { owedToPartner } from './owed-to-partner.ts';
import { offerHeaders } from './partner-report.ts';

type Page = { limit: number; offset: number };
type ListedClicks = Omit<z.output<typeof partnerClicksAnswer>, 'pageSize'>;
type ListedConversions = Omit<z.output<typeof partnerConversionsAnswer>, 'pageSize'>;

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

type Asked = { partnerId: string; country: Pick<Country, 'code' | 'timeZone'>; today: IsoDay };

/** Lists a partner's conversions, that of the newest click first, each with what became of it. */
export async function listPartnerConversions(
  db: Kysely<Database>,
  { partnerId, country, today }: Asked,
  { limit, offset }: Page,
): Promise<ListedConversions> {
  const [{ owed }, rows, headers] = await Promise.all([
    owedToPartner(db, partnerId, country),
    db
      .selectFrom('partner_conversions as own')
      .innerJoin('conversions', 'conversions.id', 'own.conversion_id')
      .leftJoin('clicks', 'clicks.id', 'conversions.click_id')
      .where('own.partner_id', '=', partnerId)
      .select([
        'conversions.id',
        'conversions.click_id as clickId',
        'own.clicked_at as clickedAt',
        'conversions.offer_id as offerId',
        'clicks.sub1',
      ])
      .orderBy('own.clicked_at', 'desc')
      .orderBy('conversions.id')
      .execute(),
    offerHeaders(db),
  ]);
  // A conversion whose last report the ledger has not processed yet is listed a minute later.
  const known = rows.flatMap(({ offerId, ...row }) => {
    const found = owed.get(row.id);
    if (!found) return [];
    return [
      {
        ...row,
        offer: headers.get(offerId) ?? offerId,
        word: conversionWord(found, today),
        bani: found.bani,
        payableFrom: found.bani === 0 ? null : found.payableFrom,
      },
    ];
  });
  return { conversions: known.slice(offset, offset + limit), total: known.length };
}
