import { expect, type Page, type Worker } from '@playwright/test';
import { test } from './test.ts';
import { newPushReceiver } from '#tests/setup/fake-push-service.ts';
import { rows } from './stored-rows.ts';

type BrowserState = {
  permission?: 'granted' | 'denied';
  /** existing address under another key */
  before?: string;
};

/** Simulates a push service, which is unreachable here: the browser hands out an address. */
async function withPushService(page: Page, endpoint: string, state: BrowserState = {}) {
  const { permission = 'granted', before = null } = state;
  const { keys } = newPushReceiver();
  await page.addInitScript(
    ([address, keysOfBrowser, answer, otherAddress]) => {
      let current: object | null = null;
      const subscription = (own: string) => ({
        endpoint: own,
        toJSON: () => ({ endpoint: own, keys: keysOfBrowser }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      const other = otherAddress === null ? null : subscription(otherAddress);
      current = other;
      Notification.requestPermission = async () => answer;
      PushManager.prototype.getSubscription = async () => current as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        if (other && current === other) throw new DOMException('another key', 'InvalidStateError');
        current = subscription(address);
        return current as PushSubscription;
      };
    },
    [endpoint, keys, permission, before] as const,
  );
}

/** Registers the site's worker, as a visitor's press would. */
async function startWorker(page: Page) {
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  return await started;
}

const stored = (endpoint: string) =>
  rows('select topics from push_subscriptions where endpoint = $1', [endpoint]);

test('no permission is requested until a visitor presses the button; then topics are stored, and stopped', async ({
  page,
}) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${Date.now()}`;
  await withPushService(page, endpoint);
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      Object.assign(window, { asked: true });
      return ask();
    };
  });
  await page.goto('/offers/');
  await page.getByRole('link', { name: 'Primiți notificări despre oferte noi' }).click();
  await expect(page).toHaveURL(/\/notificari\/\?tema=oferte/);
  await expect(page.getByLabel('Oferte noi și prețuri schimbate')).toBeChecked();
  await expect(page.getByText('Notificările sunt oprite.')).toBeVisible();
  expect(await page.evaluate('"asked" in window')).toBe(false);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await page.getByLabel('Ghiduri noi').check();
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();
  await expect(page.getByText('Notificările sunt pornite pentru temele bifate.')).toBeVisible();
  expect(await stored(endpoint)).toEqual([{ topics: ['oferte', 'articole'] }]);

  await page.getByRole('button', { name: 'Opriți toate notificările' }).click();
  await expect(page.locator('.push-off')).toBeVisible();
  expect(await stored(endpoint)).toEqual([]);
});

test('a denied permission is reported, and nothing is stored', async ({ page }) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/no-${Date.now()}`;
  await withPushService(page, endpoint, { permission: 'denied' });
  await page.goto('/notificari/?tema=curs');
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();
  await expect(page.getByText('Browserul nu a primit permisiunea')).toBeVisible();
  expect(await stored(endpoint)).toEqual([]);
});

test('an address under another key of the site is replaced, and one under its own key reused', async ({
  page,
}) => {
  const before = `https://fcm.googleapis.com/fcm/send/alta-${Date.now()}`;
  const after = before.replace('alta', 'noua');
  const { keys } = newPushReceiver();
  await withPushService(page, after, { before });
  await page.request.put('/api/push/subscription', { data: { endpoint: before, keys, topics: ['oferte'] } });
  await page.goto('/notificari/?tema=oferte');
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();

  await expect(page.getByText('Notificările sunt pornite.')).toBeVisible();
  expect(await stored(after)).toEqual([{ topics: ['oferte'] }]);
  expect(await stored(before)).toEqual([]);
});

test('an unresponsive push service is reported after ten seconds', async ({ page }) => {
  await page.clock.install();
  const endpoint = `https://fcm.googleapis.com/fcm/send/tacut-${Date.now()}`;
  await withPushService(page, endpoint);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => {
      Object.assign(window, { asked: true });
      return new Promise(() => undefined);
    };
  });
  await page.goto('/notificari/?tema=curs');
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();
  await expect.poll(() => page.evaluate('"asked" in window')).toBe(true);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Serviciul de notificări al browserului nu răspunde.')).toBeVisible();
  expect(await stored(endpoint)).toEqual([]);
});

test('notifications can be stopped even when the site does not answer', async ({ page }) => {
  await page.addInitScript(() => {
    let current: object | null = {
      endpoint: 'https://fcm.googleapis.com/x',
      unsubscribe: async () => (current = null),
    };
    PushManager.prototype.getSubscription = async () => current as PushSubscription;
  });
  await page.route('/api/push/*', (route) => route.abort());
  await page.goto('/notificari/');
  await startWorker(page);
  await page.reload();
  await expect(page.getByText('Nu știm dacă notificările sunt pornite')).toBeVisible();
  await page.getByRole('button', { name: 'Opriți toate notificările' }).click();
  await expect(page.locator('.push-off')).toBeVisible();
});

test('a message is shown as written, in Romanian, with a way to stop', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await page.goto('/notificari/');
  await startWorker(page);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const message = { title: 'O ofertă nouă', body: 'Vedeți cât costă.', path: '/offers/' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId: await registered,
    data: JSON.stringify(message),
  });

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, lang, data }) => ({
        title,
        body,
        lang,
        data: data as unknown,
      }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: message.title, body: message.body, lang: 'ro', data: { path: '/offers/' } }]);
});

/**
 * Tells the worker that the push service has replaced the browser's address, and waits until the worker has kept the new one: a push
 * service does not replace it twice within milliseconds.
 */
async function changeAddress(worker: Worker, old: string | null, next: string, keys: object) {
  await worker.evaluate(
    async ([before, endpoint, keysOfBrowser]) => {
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: before === null ? null : { endpoint: before },
        newSubscription: { toJSON: () => ({ endpoint, keys: keysOfBrowser }) },
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      });
      dispatchEvent(event);
      await Promise.all(work);
    },
    [old, next, keys] as const,
  );
}

test('topics continue under a replaced address, and the old one is deleted', async ({ page, request }) => {
  const before = `https://fcm.googleapis.com/fcm/send/vechi-${Date.now()}`;
  const after = before.replace('vechi', 'nou');
  const { keys } = newPushReceiver();
  const topics = ['oferte', 'curs'];
  await request.put('/api/push/subscription', { data: { endpoint: before, keys, topics } });
  await page.goto('/notificari/');
  const worker = await startWorker(page);
  await changeAddress(worker, before, after, keys);
  await expect.poll(() => stored(after)).toEqual([{ topics }]);
  await expect.poll(() => stored(before)).toEqual([]);
});

test('topics also continue if the browser does not name its old address, again and again', async ({
  page,
}) => {
  const before = `https://fcm.googleapis.com/fcm/send/nespus-${Date.now()}`;
  const { keys } = newPushReceiver();
  await withPushService(page, before);
  await page.goto('/notificari/?tema=curs');
  const started = page.context().waitForEvent('serviceworker');
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();
  await expect(page.locator('.push-on').first()).toBeVisible();
  const worker = await started;
  for (const after of [`${before}-2`, `${before}-3`]) {
    await changeAddress(worker, null, after, keys);
    await expect.poll(() => stored(after)).toEqual([{ topics: ['curs'] }]);
  }
  expect(await stored(before)).toEqual([]);
  expect(await stored(`${before}-2`)).toEqual([]);
});

test('a pause from credit stops notifications about offers in its browser, and the page says so', async ({
  page,
  context,
  baseURL,
}) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/pauza-${Date.now()}`;
  const note = page.getByText('Nici notificări despre oferte nu mai vin');
  const pausedUntil = async () => {
    const [row] = await rows<{ day: string | null }>(
      `select paused_until::text as day from push_subscriptions where endpoint = $1`,
      [endpoint],
    );
    return row?.day;
  };
  await withPushService(page, endpoint);
  await page.goto('/notificari/?tema=oferte');
  await page.getByRole('button', { name: 'Anunțați-mă' }).click();
  await expect(page.locator('.push-on').first()).toBeVisible();
  expect(await pausedUntil()).toBeNull();

  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await context.addCookies([{ name: 'pauza', value: until, url: baseURL ?? '', httpOnly: true }]);
  await page.goto('/pauza/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunteți în pauză de la credite');
  await expect(note).toBeHidden();
  // The subscription of this test lives in one document, a visitor's in the whole site.
  await page.addInitScript((address) => {
    PushManager.prototype.getSubscription = async () =>
      ({ endpoint: address }) as unknown as PushSubscription;
  }, endpoint);
  await page.goto('/offers/');
  await expect(page).toHaveURL(/\/pauza\/$/);
  await expect(note).toBeVisible();
  expect(await pausedUntil()).toBe(until);
});

test('one press on a message stops all of them, in the browser and on the server', async ({
  page,
  request,
}) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/gata-${Date.now()}`;
  const { keys } = newPushReceiver();
  await request.put('/api/push/subscription', { data: { endpoint, keys, topics: ['oferte'] } });
  await page.goto('/notificari/');
  const worker = await startWorker(page);
  const isStopped = await worker.evaluate(async (address) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const subscription = { endpoint: address, unsubscribe: async () => resolve(true) };
    PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription;
    const event = Object.assign(new Event('notificationclick'), {
      action: 'stop',
      notification: { close: () => undefined },
      waitUntil: () => undefined,
    });
    dispatchEvent(event);
    return await promise;
  }, endpoint);
  expect(isStopped).toBe(true);
  await expect.poll(() => stored(endpoint)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains why there is no form, and names alternatives', async ({ page }) => {
    await page.goto('/notificari/');
    await expect(page.getByText('Notificările au nevoie de JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anunțați-mă' })).toBeHidden();
  });
});
