import type { z } from 'zod';
import type { ledgerAnswer } from '#domain/answers/office/ledger.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { dueOf } from '#domain/partners/ledger/decided-entries.ts';
import { differenceInWords } from '#domain/partners/ledger/difference-in-words.ts';
import { payoutThreshold } from '#domain/partners/ledger/payout-threshold.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import { readLedgerSums } from './ledger-sums.ts';
import type { LedgerOptions } from './settle-conversions.ts';

type Overview = Pick<z.output<typeof ledgerAnswer>, 'partners' | 'recount'>;

/** Reads the sums owed to every partner with entries or terms, and the result of the last recount. */
export async function readLedgerOverview({ db, country, now }: LedgerOptions): Promise<Overview> {
  const today = dayOf(now(), country.timeZone);
  const [partners, terms, sums, statements, last] = await Promise.all([
    db.selectFrom('partners').select(['id', 'legal_name']).orderBy('legal_name').execute(),
    listPartnerTerms(db, country.code),
    readLedgerSums(db),
    db
      .selectFrom('partner_statements')
      .select(({ fn }) => ['partner_id', fn.max('month').as('month')])
      .groupBy('partner_id')
      .execute(),
    db.selectFrom('ledger_recounts').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst(),
  ]);
  const months = new Map(statements.map((row) => [row.partner_id, row.month]));
  const names = new Map(partners.map(({ id, legal_name: name }) => [id, name]));
  const termsOf = Map.groupBy(terms, ({ partnerId }) => partnerId);
  const concerned = partners.filter(({ id }) => sums.has(id) || termsOf.has(id));
  return {
    partners: concerned.map(({ id, legal_name: name }) => {
      const own = sums.get(id);
      const month = months.get(id);
      const { held = 0, payable = 0, paid = 0 } = own?.on(today) ?? {};
      const due = own && month ? dueOf(own.entries, month) : null;
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
