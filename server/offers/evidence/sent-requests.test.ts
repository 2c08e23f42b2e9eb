import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { type Colleague, startEvidenceOffice } from '#tests/factories/evidence-office.ts';
import { testKey } from '#tests/factories/forms.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { forgetReportNetworks } from './price-reports.ts';
import { sentRequestAction } from './sent-request-action.ts';
import { createSentRequests, findWaitingSentRequests } from './sent-requests.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-26T10:00:00Z');
const { begin } = await startEvidenceOffice(db, now);
const requests = createSentRequests({ db, country: romania, now });
const tokens = createFormTokens({ key: testKey, now });
const action = sentRequestAction({
  country: romania,
  loadOffers: async () => ({
    offers: withProducts(await createOffersRepository(db).list('RO'), new Map()),
    activeIds: [],
    isOutage: false,
  }),
  key: testKey,
  tokens,
});
let ana: Colleague;

beforeEach(async () => {
  await database.clear();
  ({ ana } = await begin());
});

const usual = { creditor: 'smile-credit', trimisa: '10.11.2026', raspuns: 'nu' };
/** @returns the result, or the form's errors */
async function send(network: string, typed: Record<string, string> = {}, receipt = '') {
  const url = new URL(`https://site.test/cereti-pretul/trimisa/?trimis=${encodeURIComponent(receipt)}`);
  const decision = await action({ values: { ...usual, ...typed }, url, params: {}, network, now: now() });
  if (!decision.ok) return decision.problems[0]?.message ?? '';
  return (await db.transaction().execute(decision.deed)).receipt ?? '';
}
type Listed = { requests: { id: number; answer: object | null; isWaiting: boolean; name: string }[] };
const list = async () => ((await ana.call('GET', '/api/admin/sent-requests')).body as Listed).requests;
const decide = async (id: number, isAccepted: boolean, isAnswerSeen: boolean) =>
  (await ana.call('POST', `/api/admin/sent-requests/${id}/decision`, { isAccepted, isAnswerSeen })).status;

test('a request is reported, its response at the returned address, and each is reviewed before it counts', async () => {
  const receipts: string[] = [];
  for (const part of [1, 2, 3, 4, 5]) receipts.push(await send(`192.0.${part}`));
  expect((await findWaitingSentRequests(db)).count).toBe(5);
  for (const { id, isWaiting, name } of await list()) {
    expect([isWaiting, name]).toEqual([true, 'Smile Credit']);
    expect(await decide(id, true, false)).toBe(200);
  }
  expect(await findWaitingSentRequests(db)).toEqual({ count: 0, since: null });
  expect((await requests.listPublic()).get('smile-credit')).toMatchObject({ asked: 5, answered: 0 });

  const back = tokens.newReceipt('sent-request', receipts[0] ?? '');
  expect(await send('198.51.100', { raspuns: 'pret', 'raspuns-la': '13.11.2026' }, back)).toBe('raspuns');
  // The response waits; the request still counts.
  expect((await requests.listPublic()).get('smile-credit')).toMatchObject({ asked: 5, answered: 0 });
  const [answered] = await list();
  expect(answered).toMatchObject({ isWaiting: true, answer: { answeredOn: '2026-11-13', gavePrice: true } });
  // A decision without having seen the response is refused.
  expect(await decide(answered?.id ?? 0, true, false)).toBe(409);
  expect(await decide(answered?.id ?? 0, true, true)).toBe(200);
  expect(Object.fromEntries(await requests.listPublic())).toEqual({
    'smile-credit': {
      asked: 5,
      answered: 1,
      gavePrice: 1,
      medianDays: 3,
      from: '2026-11-10',
      until: '2026-11-10',
    },
  });
  expect(await send('198.51.100', { raspuns: 'pret', 'raspuns-la': '13.11.2026' }, back)).toBe('spus-deja');

  // Removing one leaves four requests, which are not published.
  expect(await decide(answered?.id ?? 0, false, true)).toBe(200);
  expect((await requests.listPublic()).size).toBe(0);
  const acts = await db.selectFrom('audit_log').select(['user_name', 'action']).orderBy('id').execute();
  expect(acts.slice(-2).map(({ user_name: who, action: what }) => `${who} ${what}`)).toEqual([
    'Ana sent-request.accepted',
    'Ana sent-request.refused',
  ]);
});

test('a rejected response leaves its request', async () => {
  const receipt = tokens.newReceipt('sent-request', await send('192.0.2'));
  const [{ id } = { id: 0 }] = await list();
  await decide(id, true, false);
  await send('192.0.2', { raspuns: 'fara-pret', 'raspuns-la': '12.11.2026' }, receipt);
  expect(await decide(id, false, true)).toBe(200);
  expect(await list()).toMatchObject([{ id, answer: null, isWaiting: false }]);
});

test('one request per network and lender is stored within 30 days, with a hash that names no network', async () => {
  expect(await send('192.0.2')).toMatch(/^\d+ smile-credit 2026-11-10$/);
  expect(await send('192.0.2')).toBe('al-doilea');
  expect(
    await send('192.0.2', { creditor: 'hora-credit', raspuns: 'pret', 'raspuns-la': '26.11.2026' }),
  ).toBe('raspuns');
  const rows = await db.selectFrom('sent_requests').selectAll().orderBy('id').execute();
  expect(rows.map(({ lender, answered_on: day }) => [lender, day])).toEqual([
    ['smile-credit', null],
    ['hora-credit', '2026-11-26'],
  ]);
  expect(rows.map(({ network_hash: hash }) => hash?.toString('latin1')).join()).not.toContain('192.0');
  await forgetReportNetworks(db, '2026-12-25');
  expect(await send('192.0.2')).toBe('al-doilea');
  await forgetReportNetworks(db, '2026-12-26');
  expect(await send('192.0.2')).toMatch(/^\d+ smile-credit/);
});

test.each([
  ['a lender we do not list', { creditor: 'nimeni' }, /din lista noastră/],
  ['no lender', { creditor: '' }, /Alegeți creditorul/],
  ['a day to come', { trimisa: '27.11.2026' }, /până azi/],
  ['a day of more than a year ago', { trimisa: '25.11.2025' }, /ultimul an/],
  ['a month without its day', { trimisa: '11.2026' }, /ultimul an/],
  ['nothing about an answer', { raspuns: '' }, /dacă v-a răspuns/],
  ['an answer before its request', { raspuns: 'pret', 'raspuns-la': '09.11.2026' }, /ziua răspunsului/],
  ['an answer without its day', { raspuns: 'fara-pret' }, /ziua răspunsului/],
])('%s is refused with a sentence, and nothing is stored', async (_, typed, sentence) => {
  expect(await send('192.0.2', typed)).toMatch(sentence);
  expect(await db.selectFrom('sent_requests').select('id').execute()).toEqual([]);
});

test('an address with a forged signature leads to no response form', async () => {
  const answered = await send('192.0.2');
  await send('192.0.3', { raspuns: 'pret', 'raspuns-la': '13.11.2026' }, `${answered}.nimic`);
  const rows = await db.selectFrom('sent_requests').select('answered_on').orderBy('id').execute();
  // It was stored as a separate request.
  expect(rows.map(({ answered_on: day }) => day)).toEqual([null, '2026-11-13']);
});
