import { beforeEach, expect, test } from 'vitest';
import type { NewPostbackKeyAnswer, PostbackKeysAnswer } from '#domain/answers/office/money.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-26T10:00:00Z');
const office = await startOffice(db, { now, listOffers: async () => [newOffer({ id: '101' })] });
beforeEach(() => database.clear());

const path = '/api/admin/postback-keys';

test('an administrator makes a key, whose address is shown once, chooses its dialect and ends it, with a line in the log each', async () => {
  const ana = await office.enter(['administrator'], 'Ana');
  const listed = async () => ((await ana.call('GET', path)).body as PostbackKeysAnswer).keys;
  const made = await ana.call('POST', path, { partner: 'Creditor', offerIds: ['101'], dialect: 'tune' });
  const { address } = made.body as NewPostbackKeyAnswer;
  const key = new URL(address).searchParams.get('key') ?? '';
  const ofKey = () => createPostbackKeys(db).find(hashOfKey(key), now());

  expect(address).toMatch(/^https:\/\/site\.test\/api\/postback\/\?key=.{32}&aff_sub=\{aff_sub\}&/);
  expect(await ofKey()).toMatchObject({ partner: 'Creditor', offerIds: ['101'], dialect: 'tune' });
  const [row] = await listed();
  expect(row).toMatchObject({ partner: 'Creditor', dialect: 'tune', revokedAt: null, lastReportAt: null });
  expect(row?.address).toContain('key=CHEIA&aff_sub=');

  await ana.call('POST', `${path}/${row?.id}/dialect`, { dialect: 'everflow' });
  expect(await ofKey()).toMatchObject({ dialect: 'everflow' });
  expect((await ana.call('POST', `${path}/${row?.id}/end`)).status).toBe(200);
  expect(await listed()).toMatchObject([{ revokedAt: '2026-11-26T10:00:00.000Z' }]);
  expect((await ana.call('POST', `${path}/${row?.id}/end`)).status).toBe(404);
  expect((await ana.call('POST', `${path}/${row?.id}/dialect`, { dialect: 'tune' })).status).toBe(404);

  const log = await db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('id').execute();
  expect(log.filter(({ action }) => action.startsWith('postback-key'))).toEqual([
    { action: 'postback-key.made', subject_id: 'Creditor' },
    { action: 'postback-key.dialect-changed', subject_id: 'Creditor' },
    { action: 'postback-key.ended', subject_id: 'Creditor' },
  ]);
  expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(key);
});

test.each([
  [{ partner: ' ', offerIds: ['101'] }, { partner: 'Scrieți numele creditorului sau al rețelei.' }],
  [{ partner: 'Creditor', offerIds: [] }, { offerIds: 'Alegeți cel puțin o ofertă.' }],
  [
    { partner: 'Creditor', offerIds: ['9'] },
    { offerIds: 'Una dintre oferte nu mai există. Alegeți din nou.' },
  ],
])('%j makes no key, and says why beside the field', async (typed, fields) => {
  const ana = await office.enter(['administrator']);
  const { status, body } = await ana.call('POST', path, { dialect: 'generic', ...typed });
  expect([status, body]).toMatchObject([400, { error: { fields } }]);
  expect(await db.selectFrom('postback_keys').select('id').execute()).toEqual([]);
});

test('an analyst reads the keys and changes none', async () => {
  const dana = await office.enter(['analyst']);
  expect((await dana.call('GET', path)).status).toBe(200);
  const typed = { partner: 'Creditor', offerIds: ['101'], dialect: 'generic' };
  expect((await dana.call('POST', path, typed)).status).toBe(403);
});
