import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createOffersRepository } from './offers-repository.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';
import { up } from '#migrations/032-source-dates.ts';

const now = new Date('2026-11-21T10:00:00Z');
const one = (date: string) => ({ name: 'pagina creditorului', url: null, date });

test('an offer stored with one date for both is read with two', async () => {
  await using database = await createDatabaseBefore('032-source-dates');
  const offers = createOffersRepository(database.db);
  const offer = dailyOffer({ country: romania.code });
  await offers.upsert(offer, now);
  const old = {
    legalName: null,
    registers: null,
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
    conditions: [
      { value: 'Una.', source: { date: null, readAt: '2026-11' } },
      { value: 'Alta.', source: { date: '2026', readAt: null } },
    ],
    example: { value: 'Exemplu.', source: { date: null, readAt: '2026-11-21' } },
  });
});

test('an earlier proposal gets two dates too, and stays without a former offer if it had none', async () => {
  await using database = await createDatabaseBefore('032-source-dates');
  const { db } = database;
  await sql`
    insert into office_users (id, name, email, email_verified, roles, created_at, updated_at)
    values ('ana', 'Ana', 'ana@exemplu.ro', true, array['editor'], now(), now())`.execute(db);
  const after = { ...dailyOffer(), example: { value: 'x', source: one('2026-11') } };
  await sql`
    insert into offer_changes (country, offer_id, after, note, proposed_by, proposed_at)
    values ('RO', '1', ${JSON.stringify(after)}, 'x', 'ana', ${now})`.execute(db);

  await up(db as never);

  const { rows } = await sql<{ before: null; after: typeof after }>`
    select before, after from offer_changes`.execute(db);
  const [stored] = rows;
  expect(stored?.before).toBeNull();
  expect(stored?.after.example.source).toEqual({ ...one('2026-11'), date: null, readAt: '2026-11' });
});
