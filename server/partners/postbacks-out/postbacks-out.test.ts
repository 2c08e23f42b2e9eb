import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { storePostback } from '#server/partners/conversions/store-postback.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { publishTerms } from '#tests/factories/partner-terms.ts';
import { startProgram } from '#tests/setup/start-program.ts';
import { createAskProgram } from './ask-program.ts';
import { makeAttempt } from './deliver-postback.ts';
import { forgetOldPostbacks } from './forget-old-postbacks.ts';
import { createPartnerAddresses } from './partner-addresses.ts';
import { queuePostbacks } from './queue-postbacks.ts';
import { resendPostbacks } from './resend-postbacks.ts';
import { startTest } from './start-test.ts';

const { db, office } = await openOffice();

const start = new Date('2026-12-03T10:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

type Sent = { job: string; id: string };
const sent: Sent[] = [];
const jobs = {
  send: async (job: { name: string }, data: object, _db: unknown, once?: { key: string; seconds: number }) =>
    void sent.push({ job: job.name, ...(data as { id: string }), ...(once && { once }) }),
};

/** An approved partner with an address, and a click of its visitor that counts. */
async function begin(address: { method?: 'GET' | 'POST'; url?: string; onlyApproved?: boolean } = {}) {
  sent.length = 0;
  const { method = 'GET', url = 'https://program.test/pb?c={click_id}', onlyApproved = false } = address;
  const partner = await office.enterPartner({ providerId: 'p-1' });
  const { id: partnerId, call } = partner;
  await publishTerms(db, { offers: ['101'], partners: [partnerId], from: '2026-01-05' });
  const made = await createPartnerAddresses(db).add(partnerId, { method, url, onlyApproved }, start);
  const click = newClick({ providerId: 'p-1', sub1: 'a b&c', sub8: 'ș', createdAt: start });
  await createClicksRepository(db).addClick(click);
  await sayWords(db, { country: romania, now: start, settleSeconds: 0 });
  await createPostbackKeys(db).create({ partner: 'Creditor', offerIds: ['101'], now: start });
  const key = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  const report = (status: ConversionStatus, moment: Date, amount = {}) =>
    storePostback(db, {
      id: randomUUID(),
      key: { id: key.id, offerIds: ['101'], dialect: 'generic' },
      raw: new URLSearchParams({ click_id: click.id, transaction_id: 't', status, ...amount }).toString(),
      receivedAt: moment,
      now: moment,
    });
  const queue = (moment: Date) => queuePostbacks({ db, jobs, now: moment });
  return { partnerId, call, addressId: made?.id ?? '', secret: made?.secret ?? '', click, report, queue };
}

/** What the ledger writes of an approval, in its least form. */
async function accrue(partnerId: string, bani: number, number = 1) {
  const { id } = await db.selectFrom('conversions').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entries')
    .values({
      partner_id: partnerId,
      number,
      at: start,
      kind: bani < 0 ? 'reversed' : 'accrued',
      subject: id,
      conversion_change_id: null,
      bani,
      payable_from: '2026-12-17',
      rate: null,
      rate_day: null,
      hash: '0'.repeat(64),
    })
    .execute();
}

const attempts = () =>
  db.selectFrom('outgoing_attempts').select(['status', 'answer', 'problem']).orderBy('id').execute();
const told = async () => {
  const rows = await db.selectFrom('outgoing_postbacks').select('content').orderBy('made_at').execute();
  return rows.map(({ content }) => `${content.status} ${content.payout} ${content.reason}`.trim());
};
const attempt = (ask: ReturnType<typeof createAskProgram>, more: object = {}) =>
  makeAttempt(sent.at(-1)?.id ?? '', { db, ask, isLast: false, now: () => start, ...more });

/** A program with this answer, and its address. */
async function program(answer: RequestListener) {
  const { calls, options, url } = await startProgram(answer);
  return { calls, url, ask: createAskProgram(options) };
}

test('each change of a conversion gives its partner one postback, with its own share', async () => {
  const { partnerId, report, queue } = await begin();
  expect(await queue(at(0))).toBe(0);
  await report('pending', at(1));
  expect([await queue(at(1)), await queue(at(2))]).toEqual([1, 0]);
  await report('approved', at(3));
  expect(await queue(at(3))).toBe(0);
  await accrue(partnerId, 4_500);
  expect([await queue(at(4)), await queue(at(5))]).toEqual([1, 0]);
  await report('rejected', at(6));
  expect(await queue(at(6))).toBe(1);
  await accrue(partnerId, -4_500, 2);
  expect(await queue(at(7))).toBe(0);
  expect(await told()).toEqual(['pending 0.00', 'approved 45.00', 'rejected 0.00 taken-back']);
  expect(sent.map(({ job }) => job)).toEqual(Array(3).fill('deliver-postback'));
});

test('no postback is sent for a click without a partner, to an ended address or to an ended partner', async () => {
  const { partnerId, addressId, report, queue } = await begin();
  await report('pending', at(1));
  await db.updateTable('partners').set({ state: 'ended' }).execute();
  expect(await queue(at(1))).toBe(0);
  await db.updateTable('partners').set({ state: 'approved' }).execute();
  const addresses = createPartnerAddresses(db);
  expect(await addresses.end(randomUUID(), addressId, at(1))).toBe(false);
  expect(await addresses.end(partnerId, addressId, at(1))).toBe(true);
  expect(await queue(at(2))).toBe(0);
});

test('GET fills the macros, and the answer is stored with the attempt', async () => {
  const { calls, url, ask } = await program((_, response) => response.end('ok'));
  const path =
    '/pb?c={click_id}&s={sub1}&t={sub8}&u={sub2}&st={status}&p={payout}&r={reason}&e={event_id}&o={offer_id}';
  const { click, report, queue } = await begin({ url: url + path });
  await report('pending', at(1));
  await queue(at(1));
  await attempt(ask);
  const [id] = sent.map((job) => job.id);
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    `GET /pb?c=${click.id}&s=a%20b%26c&t=%C8%99&u=&st=pending&p=0.00&r=&e=${id}&o=101`,
  ]);
  expect(await attempts()).toEqual([{ status: 200, answer: 'ok', problem: null }]);
  const [row] = await db.selectFrom('outgoing_postbacks').select('delivered_at').execute();
  expect(row?.delivered_at).toEqual(start);
});

test('the recipient’s library verifies the signature, for seven days by the old secret too', async () => {
  const { calls, url, ask } = await program((_, response) => response.writeHead(204).end());
  const { partnerId, addressId, secret, click, report, queue } = await begin({
    method: 'POST',
    url: `${url}/pb`,
  });
  await report('pending', at(1));
  await queue(at(1));
  const sendAt = async (now: Date) => {
    await attempt(ask, { now: () => now });
    const { body = '', headers = {} } = calls.at(-1) ?? {};
    // The library compares the time stamp with its own clock: the signature is checked by its other half.
    const id = String(headers['webhook-id']);
    const signatures = String(headers['webhook-signature']).split(' ');
    const isBy = (key: string) => signatures.includes(new Webhook(key).sign(id, now, body));
    return { body, headers, isBy };
  };
  const first = await sendAt(new Date());
  expect(new Webhook(secret).verify(first.body, first.headers as Record<string, string>)).toEqual({
    event_id: sent[0]?.id,
    click_id: click.id,
    offer_id: '101',
    sub1: 'a b&c',
    sub8: 'ș',
    status: 'pending',
    payout: '0.00',
    reason: '',
    is_test: false,
  });
  const changed = await createPartnerAddresses(db).changeSecret(partnerId, addressId, start);
  const later = await sendAt(at(7 * 24 * 60 - 1));
  expect([later.isBy(secret), later.isBy(changed ?? '')]).toEqual([true, true]);
  const after = await sendAt(at(7 * 24 * 60));
  expect([after.isBy(secret), after.isBy(changed ?? '')]).toEqual([false, true]);
  expect(await createPartnerAddresses(db).changeSecret(randomUUID(), addressId, start)).toBeUndefined();
});

test('every attempt is stored, and after the last one the postback is given up', async () => {
  const { url, ask } = await program((_, response) => response.writeHead(500).end('eroare\u0000\n'));
  const { report, queue } = await begin({ url: `${url}/pb` });
  await report('pending', at(1));
  await queue(at(1));
  await expect(attempt(ask)).rejects.toThrow('refused (500)');
  const given = () => db.selectFrom('outgoing_postbacks').select(['delivered_at', 'given_up_at']).execute();
  expect(await given()).toEqual([{ delivered_at: null, given_up_at: null }]);
  await expect(attempt(ask, { isLast: true })).rejects.toThrow('refused (500)');
  const refused = { status: 500, answer: 'eroare', problem: 'refused' };
  expect(await attempts()).toEqual([refused, refused]);
  expect(await given()).toEqual([{ delivered_at: null, given_up_at: start }]);

  await forgetOldPostbacks(db, at(90 * 24 * 60));
  expect(await attempts()).toHaveLength(2);
  await forgetOldPostbacks(db, at(90 * 24 * 60 + 1));
  expect([await attempts(), await given()]).toEqual([[], [{ delivered_at: null, given_up_at: start }]]);
  await forgetOldPostbacks(db, at(25 * 31 * 24 * 60 + 2));
  expect(await given()).toEqual([]);
});

test('a late retry does not send an outdated state, unless the partner resends it', async () => {
  const { calls, url, ask } = await program((_, response) => response.end('ok'));
  const { partnerId, report, queue } = await begin({ url: `${url}/pb?s={status}` });
  await report('pending', at(1));
  await queue(at(1));
  const [first = { id: '' }] = [...sent];
  await report('rejected', at(2));
  await queue(at(2));
  await makeAttempt(first.id, { db, ask, isLast: false, now: () => start });
  expect(calls).toEqual([]);
  expect((await attempts()).map(({ problem }) => problem)).toEqual(['superseded']);

  const again = { db, jobs, partnerId, timeZone: romania.timeZone, now: at(2) };
  expect(await resendPostbacks({ ...again, partnerId: randomUUID() }, { id: first.id })).toBe(0);
  expect(await resendPostbacks(again, { id: first.id })).toBe(1);
  const once = { key: first.id, seconds: 60 };
  expect(sent.at(-1)).toEqual({ job: 'deliver-postback', id: first.id, isAskedFor: true, once });
  await makeAttempt(first.id, { db, ask, isLast: false, isAskedFor: true, now: () => start });
  expect(calls.map(({ path }) => path)).toEqual(['/pb?s=pending']);
  expect(await resendPostbacks(again, { day: '2026-12-03' })).toBe(2);
  expect(await resendPostbacks(again, { day: '2026-12-04' })).toBe(0);
});

test('a test reaches the partner’s program and counts nowhere', async () => {
  const { calls, url, ask } = await program((_, response) => response.end('ok'));
  const { partnerId, addressId, queue } = await begin({ url: `${url}/pb?s={sub1}&p={payout}` });
  const options = { db, jobs, country: romania, origin: 'https://imprumutclar.ro', now: start };
  expect(await startTest(options, { partnerId: randomUUID(), addressId })).toBeUndefined();
  const counted = async () =>
    await Promise.all(
      (['clicks', 'conversions', 'conversion_changes', 'partner_clicks', 'ledger_entries'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const before = await counted();
  const started = await startTest(options, { partnerId, addressId });
  if (!started || started === 'too-many') throw new Error('no test was started');
  expect(started).toMatchObject({ word: 'no-terms', link: expect.stringContaining('pid=p-1&sub1=test') });
  expect(sent).toEqual([{ job: 'deliver-test-postback', id: started.id }]);
  await attempt(ask);
  expect(calls.map(({ path }) => path)).toEqual(['/pb?s=test&p=0.00']);
  expect([await counted(), await queue(at(1))]).toEqual([before, 0]);

  const many = await Promise.all(
    Array.from({ length: 22 }, () => startTest(options, { partnerId, addressId })),
  );
  expect(many.filter((one) => one !== 'too-many')).toHaveLength(19);
});

test('a partner has at most five addresses at a time', async () => {
  const { partnerId } = await begin();
  const addresses = createPartnerAddresses(db);
  const more = () =>
    addresses.add(partnerId, { method: 'GET', url: 'https://program.test/', onlyApproved: true }, start);
  for (let count = 0; count < 4; count += 1) expect(await more()).toMatchObject({ secret: null });
  expect(await more()).toBeUndefined();
  expect(await addresses.list(partnerId)).toHaveLength(5);
});

test('a partner makes an address, sees its secret once, tests it and ends it; another partner’s is not found', async () => {
  const { call } = await begin();
  const other = await office.enterPartner();
  const addresses = '/api/parteneri/postback-addresses';
  const posted = { method: 'POST', url: 'https://program.ro/pb', onlyApproved: true };
  expect((await call('POST', addresses, posted)).body).toEqual({ secret: expect.stringMatching(/^whsec_/) });
  const list = async () => (await call('GET', '/api/parteneri/postbacks')).body;
  const kept = (await list()) as { addresses: { id: string }[] };
  expect(kept).toMatchObject({ addresses: [{ ...posted, oldSecretUntil: null }, { method: 'GET' }] });
  expect(JSON.stringify(kept)).not.toContain('whsec_');

  const own = `${addresses}/${kept.addresses[0]?.id}`;
  for (const [method, url] of [
    ['POST', `${own}/secret`],
    ['POST', `${own}/test`],
    ['DELETE', own],
  ] as const)
    expect((await other.call(method, url, {})).status).toBe(404);
  const started = await call('POST', `${own}/test`, {});
  expect(started.body).toMatchObject({ word: expect.any(String), link: expect.stringContaining('pid=p-1') });
  const { id } = started.body as { id: string };
  const sentTest = `/api/parteneri/postbacks/${id}`;
  expect((await call('GET', sentTest)).body).toMatchObject({
    isTest: true,
    attempts: [],
    status: 'approved',
  });
  expect((await other.call('GET', sentTest)).status).toBe(404);
  for (const caller of [other.call, call])
    expect((await caller('POST', `${sentTest}/resend`, {})).body).toMatchObject({
      error: { code: 'nothing-to-send' },
    });
  expect((await call('POST', `${own}/secret`, {})).body).toEqual({
    secret: expect.stringMatching(/^whsec_/),
  });
  expect((await call('DELETE', own)).status).toBe(200);
  expect((await call('POST', `${own}/test`, {})).status).toBe(404);
});

test.each([
  ['http://program.ro/', /începe cu https/],
  ['https://localhost/pb', /rețea privată/],
  ['https://program.ro/?a={suma}', /Nu știm ce punem/],
])('the address %s is refused with a sentence beside its field', async (url, sentence) => {
  const partner = await office.enterPartner();
  const body = { method: 'GET', url, onlyApproved: false };
  const answer = await partner.call('POST', '/api/parteneri/postback-addresses', body);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { fields: { url: expect.stringMatching(sentence) } } },
  });
});

test('the way of a click is shown to its partner and the office; the lender’s payout only to the office', async () => {
  const { ask, url } = await program((_, response) => response.writeHead(503).end('mai târziu'));
  const { partnerId, call, click, report, queue } = await begin({ url: `${url}/pb` });
  await report('pending', at(1), { payout: '200', currency: 'RON' });
  await queue(at(1));
  await expect(attempt(ask, { now: () => at(2) })).rejects.toThrow('refused (503)');
  await accrue(partnerId, 4_500);
  const other = await office.enterPartner();
  const analyst = await office.enter(['analyst']);
  const way = `/api/parteneri/clicks/${click.id}/way`;
  const { body } = await call('GET', way);
  const titles = (body as { steps: { title: string }[] }).steps.map(({ title }) =>
    title.replaceAll('\u00a0', ' '),
  );
  expect(titles).toEqual([
    'Clic spre oferta 101',
    'Verdict: numărat',
    'În registru: +45 lei',
    'Creditorul raportează: conversie în așteptare',
    'Vestea pentru program: în așteptare, 0.00 lei',
    'Programul nu a primit vestea',
  ]);
  expect(JSON.stringify(body)).toContain('mai târziu');
  expect((await other.call('GET', way)).status).toBe(404);
  expect((await analyst.call('GET', way)).status).toBe(401);
  const whole = await analyst.call('GET', `/api/admin/clicks/${click.id}/way`);
  const withoutAmount = JSON.stringify(whole.body).replace('200\u00a0lei', '');
  expect(withoutAmount).not.toBe(JSON.stringify(whole.body));
  expect(JSON.parse(withoutAmount)).toEqual(body);
  expect((await analyst.call('GET', `/api/admin/clicks/${randomUUID()}/way`)).status).toBe(404);
});
