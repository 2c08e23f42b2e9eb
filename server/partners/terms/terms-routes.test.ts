import { beforeEach, expect, test } from 'vitest';
import type { OfferTermsAnswer } from '#domain/answers/office/terms.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { newRecord } from '#tests/factories/new-offer.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createLiveWhoPays } from './live-who-pays.ts';
import { createPayers } from './payers.ts';

const { db } = await openFileDatabase();
let time = new Date('2026-11-27T10:00:00Z');
const now = () => time;
const office = await startOffice(db, { now });
const unauthorised = await startOffice(db, { now, isAuthorised: false });
const ana = await office.enter(['partners'], 'Ana');
const ion = await office.enter(['partners'], 'Ion');

const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
const payer = { nume: 'Viva Credit', adresa: 'https://viva.example/', sigla: logo.toString('base64') };
const named = async () => (await createPayers(db).list())[0]?.id ?? '';

async function propose(change: object = {}, person = ana) {
  const terms = { oferta: '102', platitor: await named(), plateste: 'loan', de_la: '1.12.2026', ...change };
  return await person.call('POST', '/api/admin/offer-terms-changes', { terms, note: 'Contractul nr. 7.' });
}
const approve = (id: unknown, person = ion) =>
  person.call('POST', `/api/admin/offer-terms-changes/${String(id)}/approve`);
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; message: string; fields?: Record<string, string> } };
  return { status, code: error.code, fields: Object.keys(error.fields ?? {}), message: error.message };
};

beforeEach(async () => {
  for (const table of ['changes', 'payers', 'offers'] as const) await db.deleteFrom(table).execute();
  time = new Date('2026-11-27T10:00:00Z');
  await createOffersRepository(db).upsert(newRecord({ id: '102', header: 'Smile' }), time);
  await ana.call('POST', '/api/admin/payers', payer);
});

test('who pays is in force on its days alone, once a second person approved it', async () => {
  const proposed = await propose({ pana_la: '31.12.2026' });
  expect(proposed.status).toBe(200);
  expect((await approve(idOf(proposed), ana)).status).toBe(403);
  const whoPays = createLiveWhoPays({ db, country: { code: 'RO' } });
  await whoPays.load();
  expect(whoPays.list()).toEqual([]);

  expect((await approve(idOf(proposed))).status).toBe(200);

  await whoPays.load();
  const wordsOn = (day: string) => [...whoPays.wordsOn(day)];
  expect(wordsOn('2026-11-30')).toEqual([]);
  expect(wordsOn('2026-12-01')).toEqual([['102', 'Viva Credit ne plătește pentru un credit acordat.']]);
  expect(wordsOn('2026-12-31')).toHaveLength(1);
  expect(wordsOn('2027-01-01')).toEqual([]);
  expect(whoPays.list()).toMatchObject([
    {
      name: 'Viva Credit',
      link: 'https://viva.example/',
      terms: [{ offerId: '102', paysFor: 'un credit acordat' }],
    },
  ]);
  const { body } = await ana.call('GET', '/api/admin/offer-terms');
  const { terms, changes } = body as OfferTermsAnswer;
  expect(terms).toMatchObject([
    { offer: 'Smile', payer: 'Viva Credit', from: '2026-12-01', until: '2026-12-31' },
  ]);
  expect(changes).toMatchObject([
    { status: 'public', title: 'Smile: Viva Credit ne plătește pentru un credit acordat.' },
  ]);
});

test('terms end on the day two people decided, and none of the days before changes', async () => {
  const { body } = await approve(idOf(await propose())).then(() => ana.call('GET', '/api/admin/offer-terms'));
  const id = (body as OfferTermsAnswer).terms[0]?.id;
  time = new Date('2026-12-10T10:00:00Z');
  const end = (pana_la: string) =>
    ana.call('POST', '/api/admin/offer-terms-changes', {
      ends: { id, pana_la },
      note: 'Contractul s-a încheiat.',
    });

  expect(errorOf(await end('9.12.2026'))).toMatchObject({ status: 409, fields: ['pana_la'] });
  expect(errorOf(await end('cândva'))).toMatchObject({ status: 400, fields: ['pana_la'] });
  expect((await approve(idOf(await end('10.12.2026')))).status).toBe(200);

  const whoPays = createLiveWhoPays({ db, country: { code: 'RO' } });
  await whoPays.load();
  expect(['2026-12-01', '2026-12-10', '2026-12-11'].map((day) => whoPays.wordsOn(day).size)).toEqual([
    1, 1, 0,
  ]);
});

test('terms of payers are neither proposed nor approved while the operator has no authorisation', async () => {
  const proposed = await propose();
  const other = await unauthorised.enter(['partners'], 'Eva');
  const refused = await propose({ de_la: '5.12.2026' }, other);
  expect(errorOf(refused)).toMatchObject({ status: 409, code: 'not-authorised' });
  expect(errorOf(refused).message).toContain('OPERATOR_AUTHORISATION');
  expect(errorOf(await approve(idOf(proposed), other))).toMatchObject({
    status: 409,
    code: 'not-authorised',
  });
  const { body } = await ana.call('GET', '/api/admin/offer-terms');
  expect((body as OfferTermsAnswer).changes).toMatchObject([{ status: 'waiting' }]);
});

test('terms that a later day or another decision makes impossible are not approved', async () => {
  const first = await propose();
  const second = await propose({ de_la: '15.12.2026' });
  expect((await approve(idOf(first))).status).toBe(200);
  expect(errorOf(await approve(idOf(second)))).toMatchObject({
    status: 409,
    code: 'unfit',
    fields: ['de_la'],
  });

  await createOffersRepository(db).upsert(newRecord({ id: '7', header: 'Viva' }), time);
  const late = await propose({ oferta: '7' });
  time = new Date('2026-12-01T10:00:00Z');
  expect(errorOf(await approve(idOf(late)))).toMatchObject({ status: 409, fields: ['de_la'] });
});

test('problems of a proposal are reported beside its fields, and an equal proposal cannot wait twice', async () => {
  expect(errorOf(await propose({ oferta: '', de_la: 'ieri' }))).toMatchObject({
    status: 400,
    fields: ['oferta', 'de_la'],
  });
  expect(errorOf(await propose({ platitor: crypto.randomUUID() }))).toMatchObject({ fields: ['platitor'] });
  const answers = await Promise.all([propose(), propose()]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('a payer without a usable name, link or logo is not added, and each problem stands beside its field', async () => {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  const cases: [field: string, change: object][] = [
    ['nume', { nume: ' ' }],
    ['adresa', { adresa: 'http://viva.example/' }],
    ['adresa', { adresa: 'javascript:alert(1)' }],
    ['sigla', { sigla: null }],
    ['sigla', { sigla: inBase64('<html></html>') }],
    ['sigla', { sigla: inBase64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }],
  ];
  for (const [field, change] of cases) {
    const answer = await ana.call('POST', '/api/admin/payers', { ...payer, nume: 'Alta', ...change });
    expect(errorOf(answer)).toMatchObject({ status: 400, fields: [field] });
  }
  expect(await createPayers(db).list()).toHaveLength(1);
});

test('a payer is corrected by name and link, its logo stays unless another is sent, and no name stands twice', async () => {
  const [before] = await createPayers(db).list();
  const put = (change: object, id = before?.id ?? '') =>
    ana.call('PUT', `/api/admin/payers/${id}`, { ...payer, sigla: null, ...change });
  expect((await put({ nume: 'Viva IFN' })).status).toBe(200);
  expect(await createPayers(db).list()).toEqual([{ ...before, name: 'Viva IFN' }]);
  await put({ nume: 'Viva IFN', sigla: Buffer.from(logo.toString().replace('h9', 'h8')).toString('base64') });
  expect((await createPayers(db).list())[0]?.logo).not.toBe(before?.logo);

  await ana.call('POST', '/api/admin/payers', payer);
  expect(errorOf(await put({}))).toMatchObject({ status: 409, code: 'same-name' });
  expect(errorOf(await put({}, crypto.randomUUID()))).toMatchObject({ status: 404 });
});

test('nobody alone changes the name of a payer that stands in terms', async () => {
  await propose();
  const id = await named();
  const put = (change: object) =>
    ana.call('PUT', `/api/admin/payers/${id}`, { ...payer, sigla: null, ...change });
  expect(errorOf(await put({ nume: 'Altcineva' }))).toMatchObject({ status: 409, code: 'named' });
  expect((await put({ adresa: 'https://viva.example/noua/' })).status).toBe(200);
  expect(await createPayers(db).list()).toMatchObject([
    { name: 'Viva Credit', link: 'https://viva.example/noua/' },
  ]);
});
