import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Entry } from '#domain/partners/ledger/entry.ts';
import type { KeptRate, LedgerConversion } from '#domain/partners/ledger/owed-conversions.ts';
import { ratePerUnit } from '#domain/partners/ledger/rate-per-unit.ts';
import type { Database } from '#server/db/tables.ts';
import { leiRates } from '#server/partners/conversions/lei-rates.ts';

/**
 * Reads the national bank's rates that conversions may need. What an entry was turned by stays its rate: a rate that is corrected
 * afterwards changes nothing that was written.
 */
export async function ledgerRates(
  db: Kysely<Database>,
  {
    conversions,
    entries,
    timeZone,
  }: { conversions: readonly LedgerConversion[]; entries: readonly Entry[]; timeZone: string },
): Promise<(conversionId: string, currency: string, day: string) => KeptRate | undefined> {
  const days = conversions
    .flatMap(({ reports }) => reports)
    .filter(({ payout }) => payout !== null && payout.currency !== 'RON')
    .map(({ receivedAt }) => receivedAt.getTime());
  if (days.length === 0) return () => undefined;
  const dayAt = (time: number) => dayOf(new Date(time), timeZone);
  const last = conversions.flatMap(({ reports }) => reports.map(({ receivedAt }) => receivedAt.getTime()));
  const most = (times: readonly number[]) => times.reduce((one, other) => Math.max(one, other), 0);
  const least = days.reduce((one, other) => Math.min(one, other), Infinity);
  const rateOn = await leiRates(db, dayAt(least), dayAt(most(last)));
  const kept = new Map(
    entries.flatMap(({ subject, rate }) =>
      rate ? [[nameOf(subject, rate.currency, rate.day), rate] as const] : [],
    ),
  );
  return (conversionId, currency, day) => {
    const found = rateOn(currency, day);
    if (!found) return undefined;
    return (
      kept.get(nameOf(conversionId, currency, found.day)) ?? {
        rate: ratePerUnit(found),
        currency,
        day: found.day,
      }
    );
  };
}

const nameOf = (...parts: readonly [conversion: string, currency: string, day: string]) => parts.join(' ');
