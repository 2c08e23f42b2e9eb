import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { Click } from '#server/visits/clicks/click.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { publishTerms } from '#tests/factories/partner-terms.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { sayWords } from './say-words.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = new Date('2026-12-03T10:00:00Z');
const clientId = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const say = () => sayWords(db, { country: romania, now, settleSeconds: 0 });

const add = (providerId: string | null, createdAt: string, more: Partial<Click> = {}) => {
  const click = newClick({ providerId, clientId, createdAt: new Date(createdAt), ...more });
  return createClicksRepository(db).addClick(click);
};

async function words() {
  const rows = await db
    .selectFrom('partner_clicks')
    .select(['provider_id', 'word', 'terms_id', 'clicked_at'])
    .orderBy('stored_at')
    .orderBy('click_id')
    .execute();
  return rows.map((row) => `${row.clicked_at.toISOString().slice(5, 16)} ${row.provider_id} ${row.word}`);
}

/** Two approved partners, of whom `p-2` is paused on the second day; terms for offer 101 from the first of December. */
async function begin() {
  const [{ id: one }, { id: two }] = [
    await addPartner(db, { providerId: 'p-1' }),
    await addPartner(db, { providerId: 'p-2' }),
  ];
  await db
    .insertInto('partner_states')
    .values({
      partner_id: two,
      state: 'paused',
      reason: 'Reclame false.',
      by_user: null,
      at: new Date('2026-12-02T10:00:00Z'),
    })
    .execute();
  await db.updateTable('partners').set({ state: 'paused' }).where('id', '=', two).execute();
  await publishTerms(db, { offers: ['101', '102'], partners: [one, two], from: '2026-12-01' });
  return { one, two };
}

test('each click with a pid gets one outcome, from the state of its moment', async () => {
  await begin();
  await db
    .insertInto('lead_feeds')
    .values({
      lead_id: romania.leadId,
      country: 'RO',
      active_ids: ['101', '102'],
      seed_hash: null,
      updated_at: new Date('2026-12-01T00:00:00Z'),
    })
    .execute();
  await db
    .updateTable('lead_feeds')
    .set({ active_ids: ['102'], updated_at: new Date('2026-12-02T12:00:00Z') })
    .execute();
  // The evening before the terms began in Bucharest, where midnight is 22:00 UTC.
  await add('p-1', '2026-11-30T21:59:00Z');
  await add('p-1', '2026-11-30T22:00:00Z');
  await add('p-1', '2026-12-01T21:59:00Z');
  await add('p-1', '2026-12-01T22:00:00Z', { clientId: null });
  await add('p-1', '2026-12-02T09:00:00Z', { isBot: true });
  await add('p-1', '2026-12-02T11:59:00Z', { clientId: null });
  await add('p-1', '2026-12-02T12:00:00Z');
  await add('p-1', '2026-12-02T12:00:00Z', { offerId: '103' });
  await add('p-2', '2026-12-02T09:59:00Z');
  await add('p-2', '2026-12-02T10:00:00Z');
  await add("'; drop table clicks; --", '2026-12-02T10:00:00Z');
  await add('x'.repeat(255), '2026-12-02T10:00:00Z');
  await add(null, '2026-12-02T10:00:00Z');

  expect(await say()).toBe(12);
  const said = await words();
  expect(said).toEqual([
    '11-30T21:59 p-1 no-terms',
    '11-30T22:00 p-1 counted',
    '12-01T21:59 p-1 repeated',
    '12-01T22:00 p-1 counted',
    '12-02T09:00 p-1 program',
    '12-02T11:59 p-1 counted',
    '12-02T12:00 p-1 offer-paused',
    '12-02T12:00 p-1 offer-paused',
    '12-02T09:59 p-2 counted',
    '12-02T10:00 p-2 partner-paused',
    "12-02T10:00 '; drop table clicks; -- unknown-pid",
    `12-02T10:00 ${'x'.repeat(255)} unknown-pid`,
  ]);
  expect(await say()).toBe(0);
  await db.deleteFrom('partner_clicks').execute();
  await say();
  expect(await words()).toEqual(said);
});

test('late clicks of an outage change no outcome, and a run from the beginning gives the same outcomes', async () => {
  await begin();
  await add('p-1', '2026-12-02T11:00:00Z');
  expect(await say()).toBe(1);
  await add('p-1', '2026-12-02T10:00:00Z');
  await add('p-1', '2026-12-01T09:00:00Z');
  expect(await say()).toBe(2);
  const said = await words();
  expect(said).toEqual(['12-02T11:00 p-1 counted', '12-02T10:00 p-1 repeated', '12-01T09:00 p-1 counted']);
  await db.deleteFrom('partner_clicks').execute();
  await say();
  expect(await words()).toEqual(said);
});

test('a click waits until no transaction before it can still appear', async () => {
  await begin();
  await add('p-1', '2026-12-02T11:00:00Z');
  expect(await sayWords(db, { country: romania, now })).toBe(0);
});
