import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { deliver } from '#server/shared/mail/deliver.ts';
import { createMailer } from '#server/shared/mail/mailer.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { addSubscription, subscriptionServices } from '#tests/factories/subscriptions.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createDigest } from './digest.ts';

const database = await openFileDatabase();
const { db } = database;
const DAY_MS = 86_400_000;
const MONDAY = '2026-11-23T07:00:00Z';

let clock = movableClock(MONDAY);
const now = () => clock.now();
const services = subscriptionServices(now);
const site: { articles: ReturnType<typeof article>[]; list: OfferList } = {
  articles: [],
  list: { offers: [], activeIds: [] },
};
const digest = digestOver(services.outbox);

function digestOver(outbox: Pick<typeof services.outbox, 'add'>) {
  return createDigest({
    ...services,
    db,
    outbox,
    country: romania,
    listArticles: () => site.articles,
    loadOffers: async () => site.list,
    withoutHidden: (offers) => [...offers],
    now,
  });
}

const article = (slug: string, published = '2026-11-21') => ({
  slug,
  title: `Ghidul ${slug}`,
  description: `Despre ${slug}.`,
  published,
});

function showOffers(...offers: Offer[]) {
  site.list = { offers, activeIds: offers.map(({ id }) => id) };
}

const mails = () => db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
const recipients = async () => (await mails()).map(({ recipient }) => recipient);
const send = () => digest.send({ isForced: false });
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

beforeEach(async () => {
  clock = movableClock(MONDAY);
  site.articles = [];
  showOffers(newOffer());
  await database.clear();
});

test('each subscriber gets the chosen topics, in one mail with the way to stop it', async () => {
  for (const name of ['oferte', 'ghiduri', 'tot', 'nimic']) {
    await addSubscription(db, `${name}@example.ro`, {
      offers: name === 'oferte' || name === 'tot',
      articles: name === 'ghiduri' || name === 'tot',
    });
  }
  await send();
  clock.pass(7 * DAY_MS);
  showOffers(newOffer(), newOffer({ id: '2', header: 'Nou IFN' }));
  site.articles = [article('dobanda')];
  expect(await send()).toBe(3);

  const [guides, offers, all, ...more] = await mails();
  expect(more).toEqual([]);
  expect([guides?.recipient, offers?.recipient, all?.recipient]).toEqual([
    'ghiduri@example.ro',
    'oferte@example.ro',
    'tot@example.ro',
  ]);
  expect(all?.subject).toBe('Noutăți de la Împrumut Clar, 30.11.2026');
  expect(lines(all?.body_text ?? '')).toEqual([
    'OFERTE',
    'Nou IFN: ofertă nouă:',
    'https://site.test/credit-nevoi-personale/creditor-2/',
    'Toate ofertele, fiecare preț cu sursa și data lui:',
    'https://site.test/offers/',
    'Atenție! Banii împrumutați costă bani.',
    expect.stringMatching(/^Nu suntem creditor\./),
    'GHIDURI NOI',
    'Ghidul dobanda:',
    'https://site.test/dobanda/',
    'Despre dobanda.',
    'Primiți mesajul pentru că v-ați abonat pe site și ați confirmat adresa.',
    'Opriți mesajele despre oferte și ghiduri sau toate mesajele noastre:',
    services.unsubscribeLinks.href('tot@example.ro', ['oferte', 'articole']),
    'Împrumut Clar',
    'https://site.test/',
  ]);
  expect(guides?.body_text).not.toContain('Nou IFN');
  expect(offers?.body_text).not.toContain('Ghidul');
  expect(offers?.headers).toEqual(services.unsubscribeLinks.headers('oferte@example.ro', ['oferte']));
});

test('a week without news sends nothing, and the next week is compared with this one', async () => {
  await addSubscription(db, 'ion@example.ro', { offers: true, articles: true });
  expect(await send()).toBe(0);
  clock.pass(7 * DAY_MS);
  expect(await send()).toBe(0);
  clock.pass(7 * DAY_MS);
  showOffers();
  expect(await send()).toBe(1);
  const [mail] = await mails();
  expect(mail?.body_text).toContain('Creditor 1: oferta nu mai este deschisă acum\n');
  clock.pass(7 * DAY_MS);
  expect(await send()).toBe(0);
});

test('an article is in the digest of one week only', async () => {
  await addSubscription(db, 'ion@example.ro', { articles: true });
  site.articles = [article('unu')];
  expect(await send()).toBe(1);
  clock.pass(7 * DAY_MS);
  site.articles = [article('doi'), article('unu')];
  expect(await send()).toBe(1);
  const texts = (await mails()).map((mail) => mail.body_text.match(/Ghidul \w+/g)?.join());
  expect(new Set(texts)).toEqual(new Set(['Ghidul unu', 'Ghidul doi']));
});

test('sent again, concurrently or after a crash, everybody gets one mail a week', async () => {
  for (let count = 0; count < 12; count += 1) {
    await addSubscription(db, `abonat${count}@example.ro`, { articles: true });
  }
  site.articles = [article('unu')];
  let left = 5;
  const falling = digestOver({
    async add(executor, mail) {
      if (left === 0) throw new Error('the server fell');
      left -= 1;
      return await services.outbox.add(executor, mail);
    },
  });
  await expect(falling.send({ isForced: false })).rejects.toThrow('the server fell');
  expect(await mails()).toHaveLength(5);

  // An article published meanwhile waits for the next week: the digest is the same for all.
  site.articles = [article('doi'), article('unu')];
  clock.pass(DAY_MS);
  const written = await Promise.all([send(), send(), digest.send({ isForced: true })]);

  expect(written.reduce((sum, one) => sum + one)).toBe(7);
  expect(new Set(await recipients()).size).toBe(12);
  const all = await mails();
  expect(all).toHaveLength(12);
  for (const { body_text: text } of all) {
    expect(text).toContain('Ghidul unu');
    expect(text).not.toContain('Ghidul doi');
  }
});

test('an undeliverable address does not block the next ones, and no one gets a mail twice', async () => {
  const wrong = await addSubscription(db, 'nu este o adresă', { articles: true });
  const first = '00000000-0000-4000-8000-000000000000';
  await db.updateTable('subscriptions').set({ id: first }).where('id', '=', wrong).execute();
  for (const name of ['ana', 'dan', 'ion']) {
    await addSubscription(db, `${name}@example.ro`, { articles: true });
  }
  site.articles = [article('unu')];
  const all = ['ana@example.ro', 'dan@example.ro', 'ion@example.ro'];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(send()).rejects.toThrow('a message needs the address of its recipient');
    expect(await recipients()).toEqual(all);
  }

  await db.updateTable('subscriptions').set({ email: 'bun@example.ro' }).where('id', '=', first).execute();
  expect(await send()).toBe(1);
  expect(await recipients()).toEqual([
    'ana@example.ro',
    'bun@example.ro',
    'dan@example.ro',
    'ion@example.ro',
  ]);
});

test('unconfirmed, later confirmed and unsubscribed addresses get no mail', async () => {
  const waiting = await addSubscription(db, 'neconfirmat@example.ro', { articles: true });
  await db.updateTable('subscriptions').set({ confirmed_at: null }).where('id', '=', waiting).execute();
  await addSubscription(db, 'plecat@example.ro', { articles: true });
  await services.suppressions.add(db, { email: 'plecat@example.ro' }, now());
  site.articles = [article('unu')];
  expect(await send()).toBe(0);

  clock.pass(1000);
  await addSubscription(db, 'tarziu@example.ro', { articles: true, confirmedAt: now() });
  expect(await send()).toBe(0);
  expect(await mails()).toEqual([]);
});

test('an offer of an unknown lender is not news', async () => {
  await addSubscription(db, 'ana@example.ro', { offers: true });
  await send();
  clock.pass(7 * DAY_MS);
  showOffers(newOffer(), newOffer({ id: '9', header: 'Nimeni', legalName: null, registers: null }));
  expect(await send()).toBe(0);
});

test('the office sees the next digest and its number of recipients, and after a quiet Monday can send new items', async () => {
  await addSubscription(db, 'ion@example.ro', { articles: true });
  await addSubscription(db, 'ana@example.ro', { offers: true });
  await send();
  expect(await digest.preview()).toEqual({
    week: '2026-11-23',
    startedAt: null,
    recipients: 0,
    mail: null,
  });

  clock.pass(3 * DAY_MS);
  site.articles = [article('unu')];
  expect(await digest.preview()).toMatchObject({
    recipients: 1,
    mail: { subject: 'Noutăți de la Împrumut Clar, 26.11.2026', text: expect.stringContaining('Ghidul unu') },
  });
  // By itself it is sent on Mondays only.
  expect(await send()).toBe(0);
  expect(await digest.send({ isForced: true })).toBe(1);
  expect(await digest.preview()).toMatchObject({ startedAt: now(), recipients: 0 });
  expect(await digest.send({ isForced: true })).toBe(0);
});

test('while the offers cannot be read no digest is made', async () => {
  await addSubscription(db, 'ion@example.ro', { offers: true });
  await send();
  clock.pass(7 * DAY_MS);
  site.list = { offers: [], activeIds: [], isOutage: true };
  await expect(send()).rejects.toThrow('can not be read');
  showOffers(newOffer());
  expect(await send()).toBe(0);
});

test('a mail server gets it with the headers of RFC 8058; a recipient who unsubscribes before it leaves does not', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mailer = createMailer({ smtpUrl: smtp.url, folder: '', from: 'a@site.test', dkim: null });
  onTestFinished(() => mailer.close());
  await addSubscription(db, 'ana@example.ro', { articles: true });
  await addSubscription(db, 'ion@example.ro', { articles: true });
  site.articles = [article('unu')];
  await send();
  await services.suppressions.add(db, { email: 'ion@example.ro' }, now());

  const { isUnwanted } = services;
  for (const { id } of await mails()) await deliver(id, false, { db, mailer, isUnwanted, now });

  expect(smtp.taken.map(({ to }) => to?.[0]?.address)).toEqual(['ana@example.ro']);
  const [mail] = smtp.taken;
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/site\.test\/api\/unsubscribe\?cheie=/);
  expect(mail?.html).toContain('<h2>Ghiduri noi</h2>');
});
