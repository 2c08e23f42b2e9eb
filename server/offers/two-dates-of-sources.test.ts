import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createOffersRepository } from './offers-repository.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { up } from '#migrations/032-source-dates.ts';

const now = new Date('2026-11-21T10:00:00Z');
const one = (date: string) => ({ name: 'pagina creditorului', url: null, date });

test('an offer stored with one date for both comes back with two', async () => {
  await using database = await createTestDatabase();
  const offers = createOffersRepository(database.db);
  const offer = dailyOffer({ country: romania.code });
  await offers.upsert(offer, now);
  const old = {
    legalName: null,
    registers: null,
    repayment: null,
    amount: null,
    term: null,
    firstLoan: null,
    price: { value: { kind: 'daily', ratePercentPerDay: 1, freeDays: 3 }, source: one('2022') },
    conditions: [
      { value: 'Una.', source: one('2026-11') },
      { value: 'Alta.', source: one('2026') },
    ],
    example: { value: 'Exemplu.', source: one('2026-11-21') },
  };
  await sql`update offers set figures = ${JSON.stringify(old)}`.execute(database.db);

  await up(database.db as never);
  await up(database.db as never); // twice changes nothing more

  expect(await offers.find(romania.code, offer.id)).toMatchObject({
    legalName: null,
    price: { value: { ratePercentPerDay: 1 }, source: { ...one('2022'), readAt: null } },
    conditions: [
      { value: 'Una.', source: { date: null, readAt: '2026-11' } },
      { value: 'Alta.', source: { date: '2026', readAt: null } },
    ],
    example: { value: 'Exemplu.', source: { date: null, readAt: '2026-11-21' } },
  });
});

test('a change proposed before is told the same, and stays without a former offer where it had none', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await sql`
    insert into office_users (id, name, email, email_verified, roles, created_at, updated_at)
    values ('ana', 'Ana', 'ana@exemplu.ro', true, array['editor'], now(), now())`.execute(db);
  const after = { ...dailyOffer(), price: { value: 1, source: one('2026-11') } };
  await db
    .insertInto('offer_changes')
    .values({
      country: 'RO',
      offer_id: '1',
      before: null,
      after: JSON.stringify(after),
      note: 'x',
      starts_at: null,
      ends_at: null,
      proposed_by: 'ana',
      proposed_at: now,
      decided_by: null,
      decided_at: null,
      reason: null,
      published_at: null,
    })
    .execute();

  await up(db as never);

  const stored = await db.selectFrom('offer_changes').select(['before', 'after']).executeTakeFirstOrThrow();
  expect(stored.before).toBeNull();
  expect(stored.after.price?.source).toEqual({ ...one('2026-11'), date: null, readAt: '2026-11' });
});
