import { beforeEach, expect, test } from 'vitest';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const now = new Date('2026-11-23T10:00:00Z');
const database = await openFileDatabase();
const { db } = database;
const office = await startOffice(db, { now: () => now });
const file = await findOffersFile('RO');
if (!file) throw new Error('Romania has no offers.');
await loadStartingOffers({ db, file, leadId: 'ro-1', now });
const ana = await office.enter(['editor'], 'Ana');
const bogdan = await office.enter(['editor'], 'Bogdan');
const reason = 'Prețul de pe pagină nu mai este al lor.';

beforeEach(async () => {
  await db.deleteFrom('hidden').execute();
  await db.deleteFrom('audit_log').execute();
});

const hidden = async () => (await ana.call('GET', '/api/admin/hidden')).body as { hidden: unknown[] };
const log = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'user_name', 'subject_kind', 'subject_id', 'before', 'after'])
    .orderBy('id')
    .execute();

test.each([
  [{ kind: 'lender', id: 'ocean-credit' }, 'Ocean Credit'],
  [{ kind: 'figure', id: 'oferta/smile-credit/price' }, 'Smile Credit: prețul'],
  [{ kind: 'figure', id: 'lege/indatorare' }, 'Lege: gradul de îndatorare'],
  [{ kind: 'page', id: '/offers/' }, '/offers/'],
])(
  '%o is hidden from the site with a reason and shown again by a colleague; the log has both',
  async (thing, name) => {
    expect(await ana.call('POST', '/api/admin/hidden', { ...thing, reason })).toMatchObject({ status: 200 });

    expect((await hidden()).hidden).toMatchObject([
      { ...thing, name, reason, hiddenBy: 'Ana', hiddenAt: now.toISOString() },
    ]);
    expect(await bogdan.call('POST', '/api/admin/hidden/show', thing)).toMatchObject({ status: 200 });
    expect((await hidden()).hidden).toEqual([]);
    const subject = { subject_kind: thing.kind, subject_id: thing.id };
    expect(await log()).toEqual([
      { ...subject, action: 'hidden.hidden', user_name: 'Ana', before: null, after: { reason } },
      {
        ...subject,
        action: 'hidden.shown',
        user_name: 'Bogdan',
        before: { reason, hiddenBy: 'Ana', hiddenAt: now.toISOString() },
        after: null,
      },
    ]);
  },
);

test.each([
  ['no reason', { kind: 'lender', id: 'ocean-credit', reason: '  ' }, 400, 'reason'],
  ['nothing chosen', { kind: 'lender', id: '', reason }, 400, 'id'],
  ['a lender nobody knows', { kind: 'lender', id: 'nimeni', reason }, 404, 'id'],
  ['a figure an offer does not have', { kind: 'figure', id: 'oferta/ocean-credit/price', reason }, 404, 'id'],
  ['a page the site does not have', { kind: 'page', id: '/nu-exista/', reason }, 404, 'id'],
])('%s is refused beside its field', async (_name, body, status, field) => {
  const answer = await ana.call('POST', '/api/admin/hidden', body);

  expect(answer).toMatchObject({ status, body: { error: { fields: { [field]: expect.any(String) } } } });
  expect((await hidden()).hidden).toEqual([]);
});

test("a page's address may be pasted from the browser, whole", async () => {
  const id = 'https://imprumutclar.ro/offers?suma=2000';
  expect((await ana.call('POST', '/api/admin/hidden', { kind: 'page', id, reason })).status).toBe(200);
  expect((await hidden()).hidden).toMatchObject([{ kind: 'page', id: '/offers/' }]);
});

test('the first reason stays: hiding twice is refused, and so is showing a visible thing', async () => {
  const thing = { kind: 'lender', id: 'ocean-credit' };
  await ana.call('POST', '/api/admin/hidden', { ...thing, reason });

  const again = await bogdan.call('POST', '/api/admin/hidden', { ...thing, reason: 'Alt motiv, mai nou.' });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'hidden' } } });
  expect((await hidden()).hidden).toMatchObject([{ reason, hiddenBy: 'Ana' }]);

  await ana.call('POST', '/api/admin/hidden/show', thing);
  expect(await bogdan.call('POST', '/api/admin/hidden/show', thing)).toMatchObject({ status: 409 });
});
