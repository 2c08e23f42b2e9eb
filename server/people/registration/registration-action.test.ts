import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { dailyOffer, newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { newOwnData } from '#tests/factories/own-data.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { registrationAction } from './registration-action.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => {
  listed = { offers: [] };
  return database.clear();
});

const now = new Date('2026-11-21T10:00:00Z');
const subscriptions = subscriptionServices(() => now);
const { outbox, origin } = subscriptions;
const ownData = newOwnData(db, () => now);
let listed: { offers: Offer[]; isOutage?: boolean } = { offers: [] };
const loadOffers = async () => ({ ...listed, activeIds: listed.offers.map(({ id }) => id) });
const register = registrationAction({ outbox, ownData, country: romania, loadOffers, origin, subscriptions });
const whole = {
  suma: '2 000',
  perioada: '3',
  unitate: 'luni',
  scop: '',
  over: 'da',
  citizen: 'da',
  validIdentity: 'da',
  validBank: 'da',
  nume: 'Ion Popa',
  email: 'ion@example.ro',
  telefon: '',
  termeni: 'da',
};

async function send(values: Record<string, string>, path = '/reg/') {
  const decision = await register({ values, url: new URL(path, 'https://site.test'), params: {}, now });
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const rows = () => db.selectFrom('registrations').selectAll().execute();

test('a registration is stored with its consents apart, mailed once, and continues to the matching of offers', async () => {
  const { path, receipt = '' } = await send({ ...whole, oferte_telefon: 'da', telefon: '0722123456' });

  expect(path).toBe('/process/?suma=2000&perioada=3');
  expect(receipt).toMatch(/^R-\w{4}-\w{4}$/);
  expect(await rows()).toEqual([
    {
      reference: receipt,
      version: 2,
      amount_lei: 2000,
      term_count: 3,
      term_unit: 'months',
      purpose: null,
      is_adult: true,
      is_citizen: true,
      has_identity: true,
      has_bank: true,
      name: 'Ion Popa',
      email: 'ion@example.ro',
      phone: '+40722123456',
      terms_accepted_at: now,
      email_offers_at: null,
      phone_offers_at: now,
      created_at: now,
    },
  ]);
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'headers', 'body_text']).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'ion@example.ro', headers: {} });
  expect(mails[0]?.body_text).toContain(receipt);
  expect(mails[0]?.body_text).toContain('https://site.test/offers/?suma=2000&perioada=3');
});

const priced = (id: string, header: string, percentPerDay: number, date: string | null = null) =>
  dailyOffer({
    id,
    header,
    url: 'https://creditor.ro/',
    lenderLink: `/credit-nevoi-personale/${header.toLowerCase()}/`,
    price: {
      value: { kind: 'daily', ratePercentPerDay: percentPerDay, freeDays: 0 },
      source: newSource({ date }),
    },
    // No schedule: the whole sum is repaid at the end.
    repayment: null,
    registers: newIdentity(['RG-PJR-41-110300']),
  });

async function mailOf(values: Record<string, string> = {}) {
  await send({ ...whole, ...values });
  const [mail] = await db.selectFrom('mail_outbox').select(['subject', 'body_text', 'body_html']).execute();
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');
  const html = plain(mail?.body_html ?? '');
  return { text: plain(mail?.body_text), html, htmlText: html.replaceAll(/<[^>]+>/g, '') };
}

test('the mail has the offers of the page, in its order, each with its price or the known figures', async () => {
  listed = {
    offers: [
      priced('1', 'Scump', 1),
      priced('2', 'Vechi', 0.1, '2022'),
      priced('3', 'Ieftin', 0.5),
      newOffer({ id: '4', header: 'Mut', registers: null }),
      newOffer({ id: '5', header: 'Nimeni', legalName: null, registers: null }),
      newOffer({
        id: '6',
        header: 'Mic',
        amount: { value: { min: null, max: 100_000 as never }, source: newSource() },
      }),
    ],
  };
  const { text, htmlText } = await mailOf();

  const order = ['IEFTIN', 'SCUMP', 'VECHI', 'Mut'].map((name) => text.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  // 2 000 lei for 91 days: 0,5% a day is 910 lei, 1% is 1 820.
  expect(text).toContain(
    'Dați înapoi 2 910 lei, din care cost 910 lei: o singură plată, dobândă 0,5% pe zi, DAE ',
  );
  expect(text).toContain('Dați înapoi 3 820 de lei, din care cost 1 820 de lei: ');
  expect(text).toContain(
    'Ce am găsit pentru 2 000 de lei pe 3 luni:\n\nExemple reprezentative, plătite la timp:',
  );
  expect(text).toContain('Sursa: creditor.ro, nov. 2026.');
  expect(text).toContain('Este un preț din 2022, nu un exemplu de azi. Întrebați cât cere azi.');
  // Without a number no ceiling is claimed, and without a firm there is no offer.
  expect(text).toContain('Nu avem prețul de la Mut. Întrebați înainte de cerere.');
  expect(text).not.toContain('Prin lege');
  expect(text).not.toMatch(/nimeni/i);
  expect(text).toContain('Un creditor nu dă suma sau perioada aceasta.');
  expect(text).toContain('https://site.test/offers/?suma=2000&perioada=3');
  expect(text).toContain('Atenție! Banii împrumutați costă bani.');
  expect(text).toContain('Lista nu este o promisiune');
  // Every line of the text part is in the HTML part too.
  const said = htmlText.replaceAll('&amp;', '&').toLowerCase();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('http'));
  expect(lines.filter((line) => !said.includes(line.replace(/:$/, '').toLowerCase()))).toEqual([]);
});

test.each([
  [
    { suma: '500', perioada: '1' },
    '500 de lei pe o lună',
    'Dați înapoi 635 de lei, din care cost 135 de lei: ',
  ],
  [
    { suma: '2000', perioada: '3' },
    '2 000 de lei pe 3 luni',
    'Dați înapoi 3 760 de lei, din care cost 1 760 de lei: ',
  ],
])(
  'the mail for %o is about that loan, and puts its own way of repayment first',
  async (asked, loan, total) => {
    listed = { offers: [dailyOffer({ id: '1', header: 'Linie' })] };
    const { text } = await mailOf(asked);
    // 27 of 30 days, 88 of 91 days at 1%; three instalments by hand in domain/offers/evidence/loan-payments.test.ts.
    expect(text).toContain(total);
    expect(text).toContain(loan);
    expect(text.includes('În 3 plăți lunare egale: 3 241,79 lei, DAE 1 958%.')).toBe(asked.perioada === '3');
  },
);

test('the mail begins with a price and has at most 250 words, however many lenders there are', async () => {
  const many = Array.from({ length: 30 }, (_, at) => dailyOffer({ id: `${at}`, header: `Creditor ${at}` }));
  const silent = Array.from({ length: 30 }, (_, at) => newOffer({ id: `s${at}`, header: `Mut ${at}` }));
  const small = { amount: { value: { min: null, max: 100_000 as never }, source: newSource() } };
  listed = { offers: [...many, ...silent, newOffer({ id: 'x', header: 'Mic', ...small })] };
  const { text } = await mailOf();
  // „3 760” is one word.
  const words = text.replaceAll(/(?<=\d) (?=\d{3})/g, '').split(/\s+/);
  expect(words.filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(250);
  expect(text).toMatch(
    /^Ce am găsit pentru 2 000 de lei pe 3 luni:\n\nExemple reprezentative, plătite la timp:\n\nCREDITOR 0\n\nDați înapoi 3 760 de lei/,
  );
  expect(text).toContain('Încă 27 de prețuri sunt pe site.');
  expect(text).toContain('și încă 26 de creditori');
});

test('the largest and the longest loan is registered like any other', async () => {
  await send({ ...whole, suma: '100 000', perioada: '60' });
  expect(await rows()).toMatchObject([{ amount_lei: 100_000, term_count: 60, term_unit: 'months' }]);
});

test('for an IFN without a price the mail states the legal maximum', async () => {
  listed = { offers: [newOffer({ id: '1', header: 'Tacut' })] };
  // 1% a day of 2 000 lei for 91 days (Legea 243/2024) on top of them.
  expect((await mailOf()).text).toContain('Prin lege, un IFN poate cere înapoi cel mult 3 820 de lei.');
});

test('without an offer the mail states it, and in an outage that the list could not be read', async () => {
  expect((await mailOf()).text).toContain('Pentru suma și perioada dumneavoastră nu am găsit nicio ofertă.');
  await database.clear();
  listed = { offers: [], isOutage: true };
  const { text } = await mailOf();
  expect(text).toContain('Lista nu a putut fi citită când am scris acest mesaj.');
  expect(text).not.toContain('nicio ofertă');
});

test('in spec mode the mail has the order of the feed, like the page', async () => {
  const spec = registrationAction({
    outbox,
    ownData,
    country: { ...romania, offerClaims: 'spec' },
    loadOffers: async () => ({
      offers: [priced('1', 'Alfa', 1), priced('2', 'Beta', 0.5)],
      activeIds: ['1', '2'],
    }),
    origin,
    subscriptions,
  });
  const decision = await spec({ values: whole, url: new URL('https://site.test/reg/'), params: {}, now });
  await db.transaction().execute(async (tx) => {
    if (decision.ok) await decision.deed(tx);
  });
  const { body_text: text } = await db
    .selectFrom('mail_outbox')
    .select('body_text')
    .executeTakeFirstOrThrow();
  expect(text.indexOf('ALFA')).toBeGreaterThan(-1);
  expect(text.indexOf('ALFA')).toBeLessThan(text.indexOf('BETA'));
});

test('a visitor who does not qualify learns it first, even with nothing else filled in', async () => {
  expect((await send({ over: 'nu' })).path).toBe('/landing/rejected/?over=nu');
  expect((await send({ suma: '2000', perioada: '3', over: 'da', citizen: 'nu' })).path).toBe(
    '/landing/rejected/?suma=2000&perioada=3&over=da&citizen=nu',
  );
  expect(await rows()).toEqual([]);
});

test('a visitor who ticks offers by e-mail is asked to confirm the address before any are sent', async () => {
  await send({ ...whole, oferte_email: 'da' });

  expect(await rows()).toMatchObject([{ email_offers_at: now }]);
  const mails = await db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute();
  expect(mails).toEqual([{ kind: 'confirm-subscription' }, { kind: 'registration' }]);
  const requests = await db.selectFrom('subscriptions').selectAll().execute();
  expect(requests).toMatchObject([{ email: 'ion@example.ro', offers_at: now, confirmed_at: null }]);
});

test.each([
  ['/reg/', { ver: '3' }, 3],
  ['/reg/', { ver: '2' }, 2],
  ['/reg/', { ver: '7' }, 2],
  ['/reg2/', {}, 3],
])('%s with %j is version %i', async (path, more, version) => {
  await send({ ...whole, ...more }, path);
  expect((await rows()).map((row) => row.version)).toEqual([version]);
});

test('a visitor who misses a condition learns it, and their data are neither stored nor sent', async () => {
  const { path, receipt } = await send({ ...whole, validBank: 'nu' });

  expect(path).toBe(
    '/landing/rejected/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=nu',
  );
  expect(receipt).toBeUndefined();
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('an incomplete registration is refused with its problems', async () => {
  const decision = await register({ values: {}, url: new URL('https://site.test/reg/'), params: {}, now });
  expect(decision.ok).toBe(false);
});

test('an address in a pause is led to help, and nothing is stored or sent; after the last day it can register again', async () => {
  await ownData.exclusions.start(db, 'ION@example.ro', '2026-11-21', now);
  expect(await send(whole)).toEqual({ path: '/pauza/', receipt: 'pauza' });
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);

  await db.deleteFrom('self_exclusions').execute();
  await ownData.exclusions.start(db, 'ion@example.ro', '2026-11-20', now);
  expect((await send(whole)).path).toBe('/process/?suma=2000&perioada=3');
});
