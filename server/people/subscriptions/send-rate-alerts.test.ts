import { beforeEach, expect, test } from 'vitest';
import { isPast } from '#domain/people/subscriptions/rate-alert.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { addBnrRates, addSubscription, subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { sendRateAlerts } from './send-rate-alerts.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const services = subscriptionServices(movableClock().now);
const { suppressions } = services;

type Alert = { currency?: string; direction?: 'above' | 'below'; threshold?: string };

async function addAlert(subscriptionId: string, alert: Alert = {}) {
  const { currency = 'EUR', direction = 'above', threshold = '5.1000' } = alert;
  const units = currency === 'HUF' ? 100 : 1;
  const row = { subscription_id: subscriptionId, currency, units, direction, threshold };
  await db
    .insertInto('rate_alerts')
    .values({ ...row, since_day: '2026-11-20' })
    .execute();
}

const mails = () => db.selectFrom('mail_outbox').selectAll().orderBy('recipient').execute();
const alerts = () => db.selectFrom('rate_alerts').selectAll().execute();
const addresses = () => db.selectFrom('subscriptions').select('email').orderBy('email').execute();

test('no mail is sent about a hidden rate; a waiting subscriber gets it when the rate is back', async () => {
  await addAlert(await addSubscription(db, 'ion@example.ro'));
  await addBnrRates(db, '2026-11-24', { EUR: '5.1001' });

  expect(await sendRateAlerts(db, { ...services, isHiddenRate: (currency) => currency === 'EUR' })).toBe(0);
  expect(await alerts()).toHaveLength(1);

  expect(await sendRateAlerts(db, services)).toBe(1);
});

test('a subscriber gets a mail about the first day past the threshold, once, and the alert is over', async () => {
  await addAlert(await addSubscription(db, 'ion@example.ro'));
  await addBnrRates(db, '2026-11-20', { EUR: '5.2000' });
  await addBnrRates(db, '2026-11-23', { EUR: '5.1000' });
  expect(await sendRateAlerts(db, services)).toBe(0);

  await addBnrRates(db, '2026-11-24', { EUR: '5.1001' });
  await addBnrRates(db, '2026-11-25', { EUR: '5.0800' });
  expect(await sendRateAlerts(db, services)).toBe(1);
  expect(await sendRateAlerts(db, services)).toBe(0);

  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Alertă de curs: 1\u00a0EUR = 5,1001\u00a0lei');
  expect(mail?.body_text).toContain('când 1\u00a0EUR trece peste 5,10\u00a0lei');
  expect(mail?.body_text).toContain('Cursul BNR din 24.11.2026');
  expect(mail?.body_text).toContain('https://site.test/abonare/?valuta=EUR&sens=peste&valoare=5%2C10');
  expect(mail?.body_text).toContain(services.unsubscribeLinks.href('ion@example.ro', ['curs']));
  expect(mail?.headers).toEqual(services.unsubscribeLinks.headers('ion@example.ro', ['curs']));
  expect(await alerts()).toEqual([]);
});

test('two concurrent checks send one mail', async () => {
  await addAlert(await addSubscription(db, 'ion@example.ro'));
  await addBnrRates(db, '2026-11-24', { EUR: '5.1100' });
  await Promise.all([1, 2, 3].map(() => sendRateAlerts(db, services)));
  expect(await mails()).toHaveLength(1);
});

test.each([
  [{ currency: 'EUR', direction: 'below', threshold: '5.0000' }, { EUR: '4.9999' }, true],
  [{ currency: 'EUR', direction: 'below', threshold: '5.0000' }, { EUR: '5.0000' }, false],
  [{ currency: 'HUF', direction: 'above', threshold: '1.3000' }, { HUF: '1.3001' }, true],
  [{ currency: 'HUF', direction: 'above', threshold: '1.3000' }, { HUF: '1.3000' }, false],
  [{ currency: 'HUF', direction: 'above', threshold: '1.3000' }, { EUR: '9.0000' }, false],
] as const)('%j with %j is sent: %s, by the rule of the form', async (alert, rates, isTold) => {
  await addAlert(await addSubscription(db, 'ion@example.ro'), alert);
  await addBnrRates(db, '2026-11-24', rates);
  expect(await sendRateAlerts(db, services)).toBe(isTold ? 1 : 0);
  const value = (rates as Record<string, string>)[alert.currency];
  const units = alert.currency === 'HUF' ? 100 : 1;
  const isRule = value !== undefined && isPast({ ...alert, units }, { value, units, day: '2026-11-24' });
  expect(isRule).toBe(isTold);
});

test('an address without other subscriptions is erased with its alert; the others stay', async () => {
  await addAlert(await addSubscription(db, 'numai@example.ro'));
  await addAlert(await addSubscription(db, 'ghiduri@example.ro', { articles: true }));
  const two = await addSubscription(db, 'doua@example.ro');
  await addAlert(two);
  await addAlert(two, { threshold: '5.3000' });
  await addBnrRates(db, '2026-11-24', { EUR: '5.1100' });

  expect(await sendRateAlerts(db, services)).toBe(3);

  expect(await addresses()).toEqual([{ email: 'doua@example.ro' }, { email: 'ghiduri@example.ro' }]);
  expect(await alerts()).toMatchObject([{ threshold: '5.3000' }]);
});

test('unconfirmed and unsubscribed addresses get nothing', async () => {
  const waiting = await addSubscription(db, 'ion@example.ro');
  await db.updateTable('subscriptions').set({ confirmed_at: null }).where('id', '=', waiting).execute();
  await addAlert(waiting);
  await addAlert(await addSubscription(db, 'ana@example.ro'));
  await suppressions.add(db, { email: 'ANA@example.ro' }, new Date('2026-11-21T10:00:00Z'));
  await addBnrRates(db, '2026-11-24', { EUR: '5.1100' });

  expect(await sendRateAlerts(db, services)).toBe(0);
  expect(await mails()).toEqual([]);
});

test('a failing mail does not block others: its alert stays, and is sent the next time', async () => {
  await addAlert(await addSubscription(db, 'ion@example.ro'));
  await addAlert(await addSubscription(db, 'ana@example.ro'));
  await addBnrRates(db, '2026-11-24', { EUR: '5.1100' });
  const { outbox } = services;
  const failing: Pick<typeof outbox, 'add'> = {
    add: (tx, mail) =>
      mail.to === 'ion@example.ro' ? Promise.reject(new Error('went away')) : outbox.add(tx, mail),
  };

  await expect(sendRateAlerts(db, { ...services, outbox: failing })).rejects.toThrow('went away');
  expect(await mails()).toHaveLength(1);
  expect(await alerts()).toHaveLength(1);
  expect(await sendRateAlerts(db, services)).toBe(1);
  expect(await mails()).toHaveLength(2);
});
