import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { anyText } from '#tests/factories/any-text.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { postbackSites } from '#tests/setup/postback-sites.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { decideAmount } from './refused-postbacks.ts';
import { replayPostbacks } from './replay-postbacks.ts';

const database = await openFileDatabase();
const { db } = database;
const { startSite, conversions, outcomes, keys, now } = postbackSites(database);
beforeEach(() => database.clear());

test('a report of a click is one conversion, however often it comes', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const query = { ...site.report1, payout: '120.50', currency: 'RON' };
  const answers = [await site.report(query), await site.report(query)];

  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { status: 'stored' }],
    [200, { status: 'repeated' }],
  ]);
  expect(await conversions()).toEqual([
    {
      transaction_id: 'T1',
      click_id: site.click.id,
      offer_id: '101',
      status: 'approved',
      payout_cents: 12_050,
      payout_currency: 'RON',
    },
  ]);
});

test('a decision without a payout keeps the payout reported before it', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'pending', payout: '120.50', currency: 'RON' });
  // A network sends an empty text for a macro without a value.
  const answer = await site.report({ ...site.report1, payout: '', currency: 'RON' });

  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'stored' }]);
  expect(await conversions()).toMatchObject([
    { status: 'approved', payout_cents: 12_050, payout_currency: 'RON' },
  ]);
});

test('a refused report keeps the reason', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '102' });
  for (const click of [site.click, other]) await createClicksRepository(db).addClick(click);
  await site.report({ ...site.report1, click_id: newClick().id });
  await site.report({ ...site.report1, click_id: other.id });
  await site.report({ ...site.report1, payout: '1.200,50', currency: 'RON' });
  await site.report(site.report1);

  const kept = await db.selectFrom('postbacks').select(['outcome', 'refusal']).orderBy('refusal').execute();
  expect(kept).toEqual([
    { outcome: 'unknown_click', refusal: 'click-of-another' },
    { outcome: 'unknown_click', refusal: 'click-unknown' },
    { outcome: 'invalid', refusal: 'payout' },
    { outcome: 'stored', refusal: null },
  ]);
});

test('simultaneous reports make one conversion', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.report(site.report1)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await conversions()).toHaveLength(1);
});

test('a decided request is never pending again, and a decision may change', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  for (const status of ['pending', 'approved', 'pending', 'rejected'])
    await site.report({ ...site.report1, status });

  expect(await conversions()).toMatchObject([{ status: 'rejected' }]);
  expect(await outcomes()).toEqual(['repeated', 'stored', 'stored', 'stored']);
});

test.each([
  [
    'a form',
    'application/x-www-form-urlencoded',
    (body: object) => new URLSearchParams({ ...body }).toString(),
  ],
  ['JSON', 'application/json', (body: object) => JSON.stringify(body)],
])('%s is read like the query', async (_, type, write) => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const headers = { 'content-type': type, authorization: `Bearer ${site.key}` };
  const payload = write(site.report1);
  const answer = await site.app.inject({ method: 'POST', url: '/api/postback/', headers, payload });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'stored' }]);
});

test.each([
  ['2performant', { id: 'T1', status: 'accepted', amount: '1.200,50', currency: 'EUR' }, 'stats_tags', 'EUR'],
  ['everflow', { transaction_id: 'T1', status: 'approved', payout: '1,200.50' }, 'click_id', 'USD'],
  [
    'tune',
    { transaction_id: 'T1', status: 'approved', payout: '1,200.50', currency: 'EUR' },
    'aff_sub',
    'EUR',
  ],
] as const)(
  'a key of %s reads its own names, and keeps nothing else',
  async (dialect, sent, name, currency) => {
    await using site = await startSite();
    await createClicksRepository(db).addClick(site.click);
    const key = await keys.create({ partner: 'Rețea', offerIds: ['101'], dialect, now });
    const send = (query: Record<string, string>) => site.report({ ...sent, ...query, key, ip: '10.0.0.1' });

    expect((await send({ [name]: site.click.id })).json()).toEqual({ status: 'stored' });
    expect(await conversions()).toMatchObject([{ payout_cents: 120_050, payout_currency: currency }]);
    // Taken back after its approval.
    await send({ [name]: site.click.id, status: 'trash' });
    expect(await conversions()).toMatchObject([{ status: 'rejected' }]);
    expect(JSON.stringify(await db.selectFrom('postbacks').select('raw').execute())).not.toContain(
      '10.0.0.1',
    );

    // The journal of an outage knows no key: what comes is mapped when the database is back.
    site.way.close();
    const waiting = await send({ [name]: site.click.id, status: 'approved' });
    expect(waiting.json()).toEqual({ status: 'waiting' });
    site.way.open();
    await expect.poll(conversions).toMatchObject([{ status: 'approved' }]);
  },
);

test('an unknown click is 404, and found when it arrives', async () => {
  await using site = await startSite();
  const early = await site.report(site.report1);
  expect([early.statusCode, early.json()]).toMatchObject([404, { error: { code: 'click-unknown' } }]);
  expect(await replayPostbacks(db, now)).toBe(0);

  await createClicksRepository(db).addClick(site.click);
  expect(await replayPostbacks(db, now)).toBe(1);
  expect(await replayPostbacks(db, now)).toBe(0);
  expect(await conversions()).toMatchObject([{ click_id: site.click.id, status: 'approved' }]);
});

test('a report that waited for its click does not replace one that came after it', async () => {
  await using site = await startSite();
  await site.report({ ...site.report1, status: 'approved' });
  site.passMinute();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'rejected' });
  expect(await replayPostbacks(db, site.passMinute())).toBe(1);

  expect(await conversions()).toMatchObject([{ status: 'rejected' }]);
  expect(await outcomes()).toEqual(['repeated', 'stored']);
});

test('a decision that waited for its click replaces "pending", and counts as changed now for the statistics', async () => {
  await using site = await startSite();
  await site.report({ ...site.report1, status: 'approved' });
  site.passMinute();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...site.report1, status: 'pending' });
  const readAt = site.passMinute();
  await replayPostbacks(db, readAt);

  expect(await conversions()).toMatchObject([{ status: 'approved' }]);
  expect(await db.selectFrom('conversions').select(['reported_at', 'changed_at']).execute()).toEqual([
    { reported_at: now, changed_at: readAt },
  ]);
});

test('a thousand clicks that never existed do not delay a late one', async () => {
  await using site = await startSite();
  await site.report(site.report1);
  const { key_id } = await db.selectFrom('postbacks').select('key_id').executeTakeFirstOrThrow();
  await db.deleteFrom('postbacks').execute();
  const never = new URLSearchParams({ ...site.report1, click_id: newClick({}).id }).toString();
  const unknown = { key_id, raw: never, outcome: 'unknown_click' as const, received_at: now };
  await db
    .insertInto('postbacks')
    .values(Array.from({ length: 1_000 }, () => unknown))
    .execute();
  await site.report(site.report1);
  await createClicksRepository(db).addClick(site.click);
  expect(await replayPostbacks(db, now)).toBe(1);
});

test('a lender cannot report the click of another lender', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '102' });
  await createClicksRepository(db).addClick(other);
  expect((await site.report({ ...site.report1, click_id: other.id })).statusCode).toBe(404);
});

test('a transaction stays with its click', async () => {
  await using site = await startSite();
  const other = newClick({ offerId: '101' });
  for (const click of [site.click, other]) await createClicksRepository(db).addClick(click);
  await site.report(site.report1);
  const answer = await site.report({ ...site.report1, click_id: other.id });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { field: 'transaction_id' } }]);
});

test('without a key, or with one that ended, nothing is stored', async () => {
  await using site = await startSite();
  expect((await site.app.inject('/api/postback/')).statusCode).toBe(401);
  expect((await site.report({ ...site.report1, key: 'x' })).statusCode).toBe(401);
  expect(await keys.revoke('Creditor', now)).toBe(1);
  expect((await site.report(site.report1)).statusCode).toBe(401);
  expect(await outcomes()).toEqual([]);
});

test.each([
  ['click_id', 'no uuid'],
  ['transaction_id', ''],
  ['status', 'paid'],
  ['payout', '1.200,50'],
  ['transaction_id', ' '],
  ['transaction_id', 'null'],
  ['transaction_id', '\u200b\u3164'],
  ['status', '2'],
  ['payout', '-1'],
  ['currency', 'RON'],
])('%s of %j is refused, named and stored', async (field, value) => {
  await using site = await startSite();
  const answer = await site.report({ ...site.report1, [field]: value });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'parameter-invalid', field } },
  ]);
  expect(await outcomes()).toEqual(['invalid']);
});

// What the networks of the documentation and of the attack send for an unknown identifier.
test.each([
  '{txid}',
  '##tid##',
  '%tid%',
  '[TID]',
  '${tid}',
  '{{transaction_id}}',
  '<tid>',
  '__TID__',
  'IC-{aff_sub2}',
])('an unreplaced macro (%s) is refused by name, whatever was reported of the first click', async (macro) => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const answer = await site.report({ ...site.report1, transaction_id: macro });

  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'macro-unreplaced', field: 'transaction_id' } },
  ]);
  expect(await conversions()).toEqual([]);
  expect(await db.selectFrom('postbacks').select('refusal').execute()).toEqual([{ refusal: 'macro' }]);
});

test.each(['{3f2504e0-4f89-41d3-9a0c-0305e82c3301}', '{12345}', 'A#12', '50%', 'RO_2026__77', '[17]', '-7'])(
  'an identifier like %s is not a macro',
  async (transactionId) => {
    await using site = await startSite();
    await createClicksRepository(db).addClick(site.click);
    const answer = await site.report({ ...site.report1, transaction_id: transactionId });
    expect(answer.json()).toEqual({ status: 'stored' });
    expect(await conversions()).toMatchObject([{ transaction_id: transactionId }]);
  },
);

const borrower = { name: 'Ion Popa', phone: '0722123456', sub1: 'ion@example.ro' };
const isOfBorrower = /Popa|0722|example\.ro/;

test('only the parameters that are read are stored, in the database and in the journal', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  await site.report({ ...borrower, ...site.report1, body: 'Ion Popa' });
  await site.report({ ...borrower, ...site.report1, status: 'paid' });
  const { app, key, click } = site;
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/postback/?transaction_id=T2&phone=0722123456`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      payload,
    });
  // Cut off on its way, with the key in it and the name after it.
  const cut = await send(`{"key":"${key}","click_id":"${click.id}","name":"Ion Po`);
  await send(JSON.stringify({ ...borrower, click_id: click.id, client: borrower }));

  expect([cut.statusCode, cut.json()]).toMatchObject([400, { error: { field: 'body' } }]);
  const rows = await db.selectFrom('postbacks').select(['raw', 'refusal']).orderBy('received_at').execute();
  expect(rows).toHaveLength(4);
  expect(rows).toContainEqual({ raw: 'transaction_id=T2&body=unreadable', refusal: 'body' });
  expect(JSON.stringify(rows)).not.toMatch(isOfBorrower);
  expect(JSON.stringify(rows)).not.toContain(key);

  site.way.close();
  await site.report({ ...borrower, ...site.report1 });
  const [file = ''] = await site.inJournal();
  expect(await readFile(path.join(site.folder, file), 'utf8')).not.toMatch(isOfBorrower);
});

test('an amount of 999 999 999,99 is stored, and counts when a person confirms it', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const large = { ...site.report1, payout: '999999999,99', currency: 'RON' };
  const answers = [await site.report(large), await site.report(large)];

  expect(answers.map((answer) => answer.json<{ status: string }>().status)).toEqual(['waiting', 'repeated']);
  expect(await conversions()).toMatchObject([{ status: 'approved', payout_cents: null }]);

  const { id } = await db
    .selectFrom('postbacks')
    .select('id')
    .where('outcome', '=', 'unconfirmed')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => decideAmount(trx, { id, isRight: true, now }));
  expect(await conversions()).toMatchObject([{ payout_cents: 99_999_999_999 }]);
  expect(await outcomes()).toEqual(['repeated', 'stored']);

  // A smaller amount that came later counts without a question, and the large one does not return.
  site.passMinute();
  await site.report({ ...site.report1, payout: '120', currency: 'RON' });
  await site.report({ ...site.report1, status: 'pending' });
  expect(await conversions()).toMatchObject([{ payout_cents: 12_000 }]);
});

test('an amount that a person rejects never counts, and is not asked about again', async () => {
  await using site = await startSite();
  await createClicksRepository(db).addClick(site.click);
  const large = { ...site.report1, payout: '50000', currency: 'RON' };
  await site.report({ ...site.report1, status: 'pending', payout: '95', currency: 'RON' });
  site.passMinute();
  await site.report(large);
  const { id } = await db
    .selectFrom('postbacks')
    .select('id')
    .where('outcome', '=', 'unconfirmed')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => decideAmount(trx, { id, isRight: false, now }));

  expect((await site.report(large)).json()).toEqual({ status: 'repeated' });
  expect(await conversions()).toMatchObject([{ status: 'approved', payout_cents: 9_500 }]);
});

test('no report, whatever it contains, is answered with a failure of ours', async () => {
  await using site = await startSite();
  const type = fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain');
  const body = fc.oneof(anyText(300), fc.json());
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, payload) => {
      const headers = { 'content-type': contentType, authorization: `Bearer ${site.key}` };
      const answer = await site.app.inject({ method: 'POST', url: '/api/postback/', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect(await conversions()).toEqual([]);
});

test('one network may not send without limit', async () => {
  await using site = await startSite({ max: 1 });
  await site.report({});
  const answer = await site.report({});
  // The server gives errors their form.
  expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
});
