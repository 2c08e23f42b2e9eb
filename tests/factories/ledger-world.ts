import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import type { Database } from '#server/db/tables.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { createPostbackKeys, hashOfKey } from '#server/partners/conversions/postback-keys.ts';
import { storePostback } from '#server/partners/conversions/store-postback.ts';
import { settleConversions } from '#server/partners/ledger/settle-conversions.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { newClick } from './new-click.ts';
import { publishTerms } from './partner-terms.ts';
import { addPartner } from './partners.ts';

/** Adds a partner with 45 lei for each loan of offer 101, held for 14 days, and a lender who reports. */
export async function startLedgerWorld(db: Kysely<Database>, providerId: string) {
  const { id: partnerId } = await addPartner(db, {
    providerId,
    legalName: `Firma ${providerId} SRL`,
    now: new Date('2026-01-01T10:00:00Z'),
  });
  await publishTerms(db, { offers: ['101'], partners: [partnerId], from: '2026-01-05' });
  const made = await createPostbackKeys(db).create({
    partner: 'Creditor',
    offerIds: ['101'],
    now: new Date(0),
  });
  const key = await createPostbackKeys(db).find(hashOfKey(made), new Date());
  if (!key) throw new Error('the key that was made is known');

  return {
    partnerId,
    key,

    /** Adds a click of the partner and decides its outcome. @returns its id */
    async click(at: string): Promise<string> {
      const click = newClick({ providerId, createdAt: new Date(at) });
      await createClicksRepository(db).addClick(click);
      await sayWords(db, { country: romania, now: new Date(at), settleSeconds: 0 });
      return click.id;
    },

    /** Reports a click's loan as its lender does. @returns the id of the report */
    async report(
      clickId: string,
      status: string,
      at: string,
      more: Record<string, string> = {},
    ): Promise<string> {
      const id = randomUUID();
      const raw = new URLSearchParams({
        click_id: clickId,
        transaction_id: clickId,
        status,
        ...more,
      }).toString();
      await storePostback(db, { id, key, raw, receivedAt: new Date(at), now: new Date(at) });
      return id;
    },

    settle: (at: string) => settleConversions({ db, country: romania, now: () => new Date(at) }),

    /** Lists the entries in a few words each. */
    async entries(): Promise<string[]> {
      const rows = await db
        .selectFrom('ledger_entries')
        .select(['number', 'kind', 'bani', 'payable_from'])
        .where('partner_id', '=', partnerId)
        .orderBy('number')
        .execute();
      return rows.map((row) => `${row.number} ${row.kind} ${row.bani} ${row.payable_from}`);
    },
  };
}
