import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversionOf } from '#domain/partners/conversions/conversion-of-reports.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { findUnlikeChanges } from './conversion-changes.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { decideAmount } from './refused-postbacks.ts';
import { replayPostbacks } from './replay-postbacks.ts';
import { storePostback } from './store-postback.ts';

const { db } = await openFileDatabase();
const start = new Date('2026-11-21T10:00:00Z').getTime();
const momentOf = (minute: number) => new Date(start + minute * 60_000);
const now = momentOf(1_000);

const BILLION = '999999999.99';
const amounts = { '': null, '120.50': 12_050, '95,05': 9_505, '0': 0, [BILLION]: 99_999_999_999 } as const;

type Said = {
  status: 'pending' | 'approved' | 'rejected';
  amount: keyof typeof amounts | '-5';
  currency: 'RON' | 'EUR';
  /** read so many times, as one report (replayed) or as another each time (doubled) */
  times: number;
  isDoubled: boolean;
  /** with the key of another lender */
  isForged: boolean;
};

const saidArbitrary: fc.Arbitrary<Said> = fc.record({
  status: fc.constantFrom('pending', 'approved', 'rejected'),
  amount: fc.constantFrom('', '120.50', '95,05', '0', BILLION, '-5'),
  currency: fc.constantFrom('RON', 'EUR'),
  times: fc.constantFrom(1, 1, 2),
  isDoubled: fc.boolean(),
  isForged: fc.constantFrom(false, false, false, true),
});

/**
 * Expected results of decisions 033, 080, 151 and 182 for reports in the order of their receipt, step by step.
 * @returns undefined when no report counts
 */
function oracle(said: readonly Said[], isConfirmed: boolean) {
  let state: { status: Said['status']; cents: number | null; currency: string | null } | undefined;
  for (const { status, amount, currency, isForged } of said) {
    if (isForged || amount === '-5') continue;
    const isDecided = state !== undefined && state.status !== 'pending';
    if (isDecided && status === 'pending') continue;
    const cents = amounts[amount];
    const counts = cents !== null && (amount !== BILLION || isConfirmed);
    state = {
      status,
      cents: counts ? cents : (state?.cents ?? null),
      currency: counts ? currency : (state?.currency ?? null),
    };
  }
  return state;
}

const sequence = fc.array(saidArbitrary, { minLength: 1, maxLength: 6 });

test('whatever the order in which reports are read, the rules agree with the oracle', () => {
  fc.assert(
    fc.property(sequence, fc.boolean(), fc.infiniteStream(fc.nat()), (said, isConfirmed, numbers) => {
      const reports = said.flatMap(({ status, amount, currency, isForged }, minute) => {
        if (isForged || amount === '-5') return [];
        const cents = amounts[amount];
        const payout = cents === null ? null : { cents, currency };
        return {
          status,
          payout,
          receivedAt: momentOf(minute),
          isConfirmed: isConfirmed && amount === BILLION,
        };
      });
      fc.pre(reports.length > 0);
      const { status, payout } = conversionOf(shuffled(reports, numbers));
      const expected = oracle(said, isConfirmed);
      expect({ status, cents: payout?.cents ?? null, currency: payout?.currency ?? null }).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('reports replayed, doubled, reordered, forged, before their click or of a billion: nothing lost, nothing twice', async () => {
  const keys = createPostbackKeys(db);
  const [key, other] = await Promise.all(
    ['101', '102'].map(async (offerId) => {
      const made = await keys.create({ partner: `Creditor ${offerId}`, offerIds: [offerId], now });
      return await keys.find(hashOfKey(made), now);
    }),
  );
  if (!key || !other) throw new Error('the keys that were made are known');
  await fc.assert(
    fc.asyncProperty(
      sequence,
      fc.boolean(),
      fc.nat(6),
      fc.infiniteStream(fc.nat()),
      async (said, isConfirmed, clickAfter, numbers) => {
        const click = newClick({ offerId: '101' });
        const transaction = randomUUID();
        const readings = said.flatMap(({ status, amount, currency, times, isDoubled, isForged }, minute) => {
          const query = { click_id: click.id, transaction_id: transaction, status, payout: amount, currency };
          const raw = new URLSearchParams(query).toString();
          const id = randomUUID();
          return Array.from({ length: times }, () => ({
            id: isDoubled ? randomUUID() : id,
            raw,
            receivedAt: momentOf(minute),
            key: isForged ? other : key,
            now,
          }));
        });
        for (const [index, reading] of shuffled(readings, numbers).entries()) {
          if (index === clickAfter) await createClicksRepository(db).addClick(click);
          await storePostback(db, reading);
        }
        await createClicksRepository(db).addClick(click);
        await replayPostbacks(db, now);
        const asked = db.selectFrom('postbacks').select('id').where('outcome', '=', 'unconfirmed');
        for (const { id } of await asked.execute())
          await db.transaction().execute((trx) => decideAmount(trx, { id, isRight: isConfirmed, now }));

        const stored = await db
          .selectFrom('conversions')
          .select(['status', 'payout_cents as cents', 'payout_currency as currency'])
          .where('transaction_id', '=', transaction)
          .execute();
        const expected = oracle(said, isConfirmed);
        expect(stored).toEqual(expected ? [expected] : []);
      },
    ),
    { numRuns: 25 },
  );
  expect(await findUnlikeChanges(db)).toEqual([]);
});

/** Returns the same things in an order that the numbers choose. */
function shuffled<Item>(items: readonly Item[], numbers: fc.Stream<number>): Item[] {
  const places = [...numbers.take(items.length)];
  return items
    .map((item, index) => ({ item, place: places[index] ?? 0 }))
    .toSorted((one, two) => one.place - two.place)
    .map(({ item }) => item);
}
