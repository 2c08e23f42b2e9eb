import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { deliver } from '#server/shared/mail/deliver.ts';
import { createMailer } from '#server/shared/mail/mailer.ts';
import { confirmationAction } from '#server/people/comments/confirmation-action.ts';
import { resumeTopic, settleOldStops, stopTopics } from '#server/people/unsubscribe/topic-stops.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';
import { sendPriceAlerts } from './send-price-alerts.ts';
import { subscriptionAction } from './subscription-action.ts';

const database = await openFileDatabase();
const { db } = database;
const DAY_MS = 86_400_000;
const email = 'ion@example.ro';

let clock = movableClock();
const now = () => clock.now();
let list: OfferList = { offers: [], activeIds: [] };
const services = { ...subscriptionServices(now), loadOffers: async () => list };
const subscribe = subscriptionAction({ ...services, db }, services);
const confirm = confirmationAction({ ...services, operator: 'operator@site.test' });
const page = new URL('https://site.test/abonare/');

function showOffers(...offers: Offer[]) {
  list = { offers, activeIds: offers.map(({ id }) => id) };
}

/** 1 000 lei for 30 days at so many percent a day: 1% is 300 lei, 1 300 lei to pay back. */
const offerAt = (ratePercentPerDay: number) =>
  dailyOffer({
    price: { value: { kind: 'daily', ratePercentPerDay, freeDays: 0 }, source: newSource() },
  });

beforeEach(async () => {
  clock = movableClock();
  showOffers(offerAt(1));
  await database.clear();
});

const typed = { email, pret: 'da', creditor: 'creditor-1', suma: '1 000', perioada: '30', unitate: 'zile' };
const decide = (values: Record<string, string>) =>
  subscribe({ values: { ...typed, ...values }, url: page, params: {}, now: now() });
const problemsOf = async (values: Record<string, string>) => {
  const decision = await decide(values);
  return decision.ok ? [] : decision.problems;
};
const mails = () => db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
const alertMails = async () => (await mails()).filter(({ kind }) => kind === 'price-alert');
const alerts = () => db.selectFrom('price_alerts').selectAll().execute();
const send = () => sendPriceAlerts(db, services);

/** Asks for an alert by the form, and confirms it by the link of its mail. */
async function ask(values: Record<string, string> = {}): Promise<void> {
  const decision = await decide(values);
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  await db.transaction().execute((tx) => decision.deed(tx));
  clock.pass(1000);
  const text = (await mails()).at(-1)?.body_text ?? '';
  const url = new URL(/https:\S+\/confirmare\/\S+/.exec(text)?.[0] ?? '');
  const pressed = await confirm({ values: {}, url, params: {}, now: now() });
  if (!pressed.ok) throw new Error('not confirmed');
  await db.transaction().execute((tx) => pressed.deed(tx));
}

test('a confirmed address gets one mail when the price is another one, with both totals, the source and its date', async () => {
  await ask();
  const [asked] = await mails();
  expect(asked?.body_text).toContain(
    'prețul de la Creditor 1 pentru 1\u00a0000\u00a0de\u00a0lei pe 30\u00a0de\u00a0zile, când se schimbă: un singur mesaj',
  );
  expect(await send()).toBe(0);

  clock.pass(DAY_MS);
  showOffers(offerAt(0.9));
  expect(await Promise.all([send(), send()])).toContain(1);
  expect(await send()).toBe(0);

  const [mail, ...more] = await alertMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(
    'Creditor 1: 1\u00a0270\u00a0de\u00a0lei înapoi pentru 1\u00a0000\u00a0de\u00a0lei pe 30\u00a0de\u00a0zile',
  );
  expect(mail?.body_text).toContain(
    'La 21.11.2026, când ați cerut alerta, dădeați înapoi 1\u00a0300\u00a0de\u00a0lei. Acum:',
  );
  expect(mail?.body_text).toContain('Dați înapoi 1\u00a0270\u00a0de\u00a0lei');
  expect(mail?.body_text).toMatch(/^Sursa: \S+, .*20\d\d/m);
  expect(mail?.body_text).toContain('Atenție! Banii împrumutați costă bani.');
  expect(mail?.body_text).toContain(
    'https://site.test/credit-nevoi-personale/creditor-1/?suma=1000&perioada=30&unitate=zile',
  );
  expect(mail?.headers).toEqual(services.unsubscribeLinks.headers(email, ['pret']));
  expect(await alerts()).toEqual([]);
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
});

test('with a threshold only a total below it causes an alert', async () => {
  await ask({ prag: '1 250' });
  showOffers(offerAt(0.9));
  expect(await send()).toBe(0);
  showOffers(offerAt(0.8));
  expect(await send()).toBe(1);
  expect((await alertMails())[0]?.body_text).toContain('când dați înapoi sub 1\u00a0250\u00a0de\u00a0lei');
});

test('the first price of a lender without one causes an alert', async () => {
  showOffers(newOffer());
  await ask();
  expect(await send()).toBe(0);
  showOffers(offerAt(1));
  expect(await send()).toBe(1);
  expect((await alertMails())[0]?.body_text).toContain('nu era publicat niciun preț');
});

test('while the offers cannot be read, or the lender is out of sight, the alert waits', async () => {
  await ask();
  for (const away of [
    { offers: [], activeIds: [], isOutage: true },
    { offers: [], activeIds: [] },
    { offers: [offerAt(0.9)], activeIds: [] },
  ]) {
    list = away;
    expect(await send()).toBe(0);
  }
  expect(await alerts()).toHaveLength(1);
});

test('unconfirmed, unsubscribed and stopped addresses get nothing; a resumed topic goes on', async () => {
  await ask();
  const hash = services.suppressions.hashEmail(email);
  await stopTopics(db, hash, ['pret'], now());
  showOffers(offerAt(0.9));
  expect(await send()).toBe(0);
  expect(await db.transaction().execute((tx) => resumeTopic(tx, hash, 'pret'))).toBe(true);
  await db.updateTable('subscriptions').set({ confirmed_at: null }).execute();
  expect(await send()).toBe(0);
  await db.updateTable('subscriptions').set({ confirmed_at: now() }).execute();

  await stopTopics(db, hash, ['pret'], now());
  clock.pass(8 * DAY_MS);
  await settleOldStops(db, now());
  expect(await alerts()).toEqual([]);
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
});

test('a repeated alert is one, with the newer threshold, beside others of the same address', async () => {
  await ask({ prag: '1 250' });
  await ask({ prag: '1 200' });
  await ask({ suma: '2 000' });
  expect(
    (await alerts())
      .map(({ principal, threshold }) => [principal, threshold])
      .toSorted(([a = 0], [b = 0]) => (a ?? 0) - (b ?? 0)),
  ).toEqual([
    [fromLei(1000), fromLei(1200)],
    [fromLei(2000), null],
  ]);
});

test('the owner of an address gets its alerts, and can have them erased', async () => {
  await ask({ prag: '1 250,50' });
  expect(await exportPersonalData(db, 'ION@example.ro')).toMatchObject({
    subscriptions: [
      {
        priceAlerts: [
          {
            lender: 'creditor-1',
            principal: fromLei(1000),
            term: { count: 30, unit: 'days' },
            isOnce: false,
            threshold: fromLei(1250.5),
            known: fromLei(1300),
            askedOn: '2026-11-21',
          },
        ],
      },
    ],
  });
  await db.transaction().execute((tx) => erasePersonalData(tx, email));
  expect(await alerts()).toEqual([]);
});

test.each([
  [{ prag: '1 400' }, 'prag', /^Acum dați înapoi 1\u00a0300\u00a0de\u00a0lei, deja sub/],
  [{ prag: 'x' }, 'prag', /^Scrieți valoarea în lei/],
  [{ suma: '' }, 'suma', /^Scrieți suma/],
  [{ email: 'ion@' }, 'email', /^Introduceți/],
  [{ creditor: 'nimeni' }, null, /^Deschideți pagina unui creditor/],
])('an alert with %j is refused at %s', async (values, field, message) => {
  expect(await problemsOf(values)).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test('no alert is taken while the offers cannot be read: its price of today would be missing', async () => {
  list = { offers: [], activeIds: [], isOutage: true };
  expect(await problemsOf({})).toEqual([
    { field: null, message: expect.stringMatching(/^Prețurile nu pot/) },
  ]);
});

test('the mail leaves by SMTP, and not to an address that stopped it', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const mailer = createMailer({ smtpUrl: smtp.url, folder: '', from: 'a@site.test', dkim: null });
  onTestFinished(() => mailer.close());
  await ask();
  await ask({ email: 'ana@example.ro' });
  showOffers(offerAt(0.9));
  expect(await send()).toBe(2);
  await stopTopics(db, services.suppressions.hashEmail('ana@example.ro'), ['pret'], now());

  const { isUnwanted } = services;
  for (const { id } of await alertMails()) await deliver(id, false, { db, mailer, isUnwanted, now });

  expect(smtp.taken.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  expect(smtp.taken[0]?.html).toContain('<h2>Creditor 1</h2>');
});
