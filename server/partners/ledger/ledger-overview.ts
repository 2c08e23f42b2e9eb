import type { z } from 'zod';
import type { ledgerAnswer } from '#domain/answers/office/ledger.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { differenceInWords } from '#domain/partners/ledger/difference-in-words.ts';
import { payoutThreshold } from '#domain/partners/ledger/payout-threshold.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import { readLedgerSums } from './ledger-sums.ts';
import { readDues } from './read-dues.ts';
import type { LedgerOptions } from './settle-conversions.ts';

type Overview = Pick<z.output<typeof ledgerAnswer>, 'partners' | 'recount'>;

/** Reads the sums owed to every partner with entries or terms, and the result of the last recount. */
export async function readLedgerOverview({ db, country, now }: LedgerOptions): Promise<Overview> {
  const today = dayOf(now(), country.timeZone);
  const [partners, terms, sums, dues, last] = await Promise.all([
    db.selectFrom('partners').select(['id', 'legal_name']).orderBy('legal_name').execute(),
    listPartnerTerms(db, country.code),
    readLedgerSums(db, today),
    readDues(db),
    db.selectFrom('ledger_recounts').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst(),
  ]);
  const names = new Map(partners.map(({ id, legal_name: name }) => [id, name]));
  const termsOf = Map.groupBy(terms, ({ partnerId }) => partnerId);
  const concerned = partners.filter(({ id }) => sums.has(id) || termsOf.has(id));
  return {
    partners: concerned.map(({ id, legal_name: name }) => {
      const { held = 0, payable = 0, paid = 0 } = sums.get(id) ?? {};
      const due = dues.get(id)?.due ?? null;
      return { id, name, held, payable, paid, due, threshold: payoutThreshold(termsOf.get(id) ?? [], today) };
    }),
    recount: last
      ? {
          at: last.at,
          entries: last.entries,
          differences: last.differences.map((found) => ({
            partner: names.get(found.partnerId) ?? found.partnerId,
            words: differenceInWords(found),
          })),
        }
      : null,
  };
}
