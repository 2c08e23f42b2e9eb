import { expect } from '@playwright/test';
import { test } from './test.ts';
import { newPushReceiver, startFakePushService } from '#tests/setup/fake-push-service.ts';
import { enterOffice } from './office.ts';
import { rows } from './stored-rows.ts';

test('a notification is previewed, sent once and recorded in the log', async ({ page, baseURL }) => {
  // The program knows only this service (playwright.config.ts).
  await using service = await startFakePushService({}, Number(new URL(baseURL ?? '').port) + 1);
  const readers = ['ana', 'ion'].map((path) => ({ path: `/${path}`, ...newPushReceiver() }));
  // Left over from an interrupted first try.
  await rows('delete from push_subscriptions where starts_with(endpoint, $1)', [service.origin]);
  for (const { path, keys } of readers) {
    await rows(
      `insert into push_subscriptions (endpoint, p256dh, auth, topics, created_at, changed_at)
       values ($1, $2, $3, '{curs}', now(), now())`,
      [service.origin + path, keys.p256dh, keys.auth],
    );
  }
  const { name } = await enterOffice(page, ['administrator'], `Ana ${Date.now()}`);
  await page.getByRole('navigation', { name: 'Redacție' }).getByRole('link', { name: 'Operațiuni' }).click();
  await page.getByRole('link', { name: 'Notificări' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notificări');

  await page.getByLabel('Tema').selectOption('curs');
  await page.getByLabel('Titlul').fill(`Cursul de azi, pentru ${name}`);
  await page.getByLabel('Pagina pe care o deschide').fill('/nu-exista/');
  await page.getByRole('button', { name: 'Vedeți înainte de a trimite' }).click();
  await expect(page.getByRole('alert')).toContainText('Scrieți textul.');
  await expect(page.getByRole('alert')).toContainText('Scrieți adresa unei pagini publice de pe site');

  await page.getByLabel('Textul').fill('Euro a crescut cu un ban.');
  await page.getByLabel('Pagina pe care o deschide').fill('/convertor-valutar/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Înainte de a trimite' })).toBeFocused();
  await expect(page.getByText(/^O primesc 2\sbrowsere abonate/)).toBeVisible();
  expect(service.received).toEqual([]);

  await page.getByRole('button', { name: 'Trimiteți', exact: true }).dblclick();

  await expect(page.getByText('A plecat spre abonați.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trimiteți', exact: true })).toHaveCount(0);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).not.toContainText('în curs', { timeout: 30_000 });
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/ana', '/ion']);
  const [ana] = readers;
  const [bodyOfAna] = service.received.filter(({ path }) => path === '/ana');
  expect(JSON.parse(ana?.read(bodyOfAna?.body ?? Buffer.alloc(0)) ?? '')).toMatchObject({
    title: `Cursul de azi, pentru ${name}`,
    body: 'Euro a crescut cu un ban.',
    path: '/convertor-valutar/',
  });
  expect(
    await rows('select action from audit_log where user_name = $1 and subject_kind = $2', [name, 'push']),
  ).toEqual([{ action: 'push.sent' }]);
});

test('an editor cannot send notifications', async ({ page }) => {
  await enterOffice(page, ['editor'], 'Dana');
  await page.goto('/admin/operatiuni/notificari/');
  await expect(page.getByRole('alert')).toContainText('Contul dumneavoastră nu are acest drept.');
});
