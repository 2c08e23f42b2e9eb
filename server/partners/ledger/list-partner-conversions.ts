import { sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { conversionInWords } from '#domain/partners/ledger/conversion-in-words.ts';
import { type ConversionWord, conversionWord } from '#domain/partners/ledger/conversion-word.ts';
import { owedToPartner } from './owed-to-partner.ts';
import type { LedgerOptions } from './settle-conversions.ts';

type Row = {
  id: string;
  clickId: string;
  clickedAt: Date;
  offer: string;
  /** label of the click; null without one, or once the click was deleted */
  sub1: string | null;
};

export type ListedConversion = Row & {
  word: ConversionWord;
  /** the word in a few words: until when, from when, or what it waits for */
  says: string;
  /** owed sum in bani, within the month's limit */
  bani: number;
  /** sum by the terms without the month's limit, in bani; null while it waits */
  share: number | null;
  /** first day on which it can be paid; null when nothing is owed */
  payableFrom: string | null;
};

/** Lists what became of each conversion of a partner, the last clicked first. */
export async function listPartnerConversions({
  db,
  country,
  now,
  partnerId,
}: LedgerOptions & { partnerId: string }): Promise<ListedConversion[]> {
  const { owed } = await owedToPartner(db, partnerId, country);
  const { rows } = await sql<Row>`
    select conversions.id, click_id as "clickId", own.clicked_at as "clickedAt", clicks.sub1,
      coalesce((select header from offers where offers.id = conversions.offer_id limit 1), conversions.offer_id) as offer
    from partner_conversions own join conversions on conversions.id = own.conversion_id
      left join clicks on clicks.id = click_id
    where own.partner_id = ${partnerId}
    order by own.clicked_at desc, conversions.id`.execute(db);
  const today = dayOf(now(), country.timeZone);
  return rows.flatMap((row) => {
    const one = owed.get(row.id);
    // It was reported between the two queries.
    if (!one) return [];
    const word = conversionWord(one, today);
    const { bani, share } = one;
    const payableFrom = bani === 0 ? null : one.payableFrom;
    return [{ ...row, word, says: conversionInWords(word, one), bani, share, payableFrom }];
  });
}
