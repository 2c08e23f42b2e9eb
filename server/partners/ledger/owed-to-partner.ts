import type { Kysely } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { type Owed, owedConversions } from '#domain/partners/ledger/owed-conversions.ts';
import type { Entry } from '#domain/partners/ledger/entry.ts';
import type { Database } from '#server/db/tables.ts';
import { readLedgerConversions } from './ledger-conversions.ts';
import { listEntries } from './ledger-entries.ts';
import { ledgerRates } from './ledger-rates.ts';
import { termsById } from './settle-conversions.ts';

/**
 * Reads what a partner is owed for each conversion, as the ledger computes it, and the entries of its ledger. A conversion that still
 * waits for its rate is among them; one that was just reported has its entry within a minute.
 */
export async function owedToPartner(
  db: Kysely<Database>,
  partnerId: string,
  country: Pick<Country, 'code' | 'timeZone'>,
): Promise<{ owed: ReadonlyMap<string, Owed>; entries: Entry[] }> {
  const { timeZone } = country;
  const terms = await termsById(db, country);
  const conversions = await readLedgerConversions(db, { partnerId, terms, which: 'all' });
  const entries = await listEntries(db, partnerId);
  const rateOf = await ledgerRates(db, { conversions, entries, timeZone });
  const owed = owedConversions(conversions, { timeZone, rateOf });
  return { owed: new Map(owed.map((one) => [one.conversion.id, one])), entries };
}
