import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { canBeTaken } from '#domain/offers/base-order.ts';
import { createOffersRepository } from './offers-repository.ts';
import { newIdentity, newOffer } from '#tests/factories/new-offer.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';
import { up } from '#migrations/029-whose-word-an-identity-is.ts';

test('an identity stored without its origin proves nothing until the office adds the origin', async () => {
  await using database = await createDatabaseBefore('029-whose-word-an-identity-is');
  const { db } = database;
  const offers = createOffersRepository(db);
  await offers.upsert(newOffer({ id: '1', legalName: null }), new Date());
  await offers.upsert(
    newOffer({ id: '2', registers: newIdentity(['RG-PJR-41-110300'], { origin: 'register' }) }),
    new Date(),
  );
  await sql`update offers set figures = figures #- '{registers,origin}' where id = '1'`.execute(db);

  await up(db as never);
  await up(db as never); // twice changes nothing more

  const [before, known] = await offers.list('RO');
  expect(before).toMatchObject({
    legalName: null,
    registers: { value: ['RG-PJR-41-110300'], origin: 'other' },
  });
  expect(before && canBeTaken(before)).toBe(false);
  expect(known).toMatchObject({ legalName: { origin: 'lender' }, registers: { origin: 'register' } });
});
