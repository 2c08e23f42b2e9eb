import { sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { conversionInWords } from '#domain/partners/ledger/conversion-in-words.ts';
import { type ConversionWord, conversionWord } from '#domain/partners/ledger/conversion-word.ts';
import { owedConversions } from '#domain/partners/ledger/owed-conversions.ts';
import { readLedgerConversions } from './ledger-conversions.ts';
import { listEntries } from './ledger-entries.ts';
import { ledgerRates } from './ledger-rates.ts';
import { type LedgerOptions, termsById } from './settle-conversions.ts';

type Listed = LedgerOptions & { partnerId: string };

type ListedConversion = {
  id: string;
  clickId: string;
  clickedAt: Date;
  offer: string;
  word: ConversionWord;
  /** the state in a few words */
  says: string;
  /** owed sum in bani, within the month's limit */
  bani: number;
  /** sum by the terms without the month's limit, in bani; null while it waits */
  share: number | null;
};

/** Lists what became of each conversion of a partner, the last clicked first. */
export async function listPartnerConversions({
  db,
  country,
  now,
  partnerId,
}: Listed): Promise<ListedConversion[]> {
  const terms = await termsById(db, country);
  const { timeZone } = country;
  const conversions = await readLedgerConversions(db, { partnerId, terms, which: 'settled' });
  const entries = await listEntries(db, partnerId);
  const rateOf = await ledgerRates(db, { conversions, entries, timeZone });
  const owed = new Map(
    owedConversions(conversions, { timeZone, rateOf }).map((one) => [one.conversion.id, one]),
  );
  const { rows } = await sql<{ id: string; click_id: string; clicked_at: Date; offer: string }>`
    select conversions.id, click_id, clicked_at,
      coalesce((select header from offers where offers.id = offer_id limit 1), offer_id) as offer
    from partner_conversions join conversions on conversions.id = conversion_id
    where conversion_id = any(${[...owed.keys()]}::uuid[])
    order by clicked_at desc, conversions.id`.execute(db);
  const today = dayOf(now(), timeZone);
  return rows.flatMap((row) => {
    const one = owed.get(row.id);
    if (!one) return [];
    const word = conversionWord(one, today);
    const { id, click_id: clickId, clicked_at: clickedAt, offer } = row;
    return [
      {
        id,
        clickId,
        clickedAt,
        offer,
        word,
        says: conversionInWords(word, one),
        bani: one.bani,
        share: one.share,
      },
    ];
  });
}
