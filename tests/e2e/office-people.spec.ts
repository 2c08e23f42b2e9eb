import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

async function register(reference: string, email: string): Promise<void> {
  await rows(
    `insert into registrations (reference, version, amount_lei, term_count, term_unit, is_adult, is_citizen,
       has_identity, has_bank, name, email, phone, terms_accepted_at, email_offers_at, created_at)
     values ($1, 2, 2000, 3, 'months', true, true, true, true, 'Ana Pop', $2, '+40722123456', now(), now(), now())`,
    [reference, email],
  );
}

test('an address that wants no messages is recorded, found by the address alone, and marked where messages are written', async ({
  page,
}) => {
  test.slow();
  const email = `fara.mesaje.${Date.now()}@example.ro`;
  const reference = `R-${Date.now()}`;
  await register(reference, email);
  await enterOffice(page, ['administrator'], 'Ana');
  await page.getByRole('link', { name: 'Dezabonări' }).click();
  await page.getByRole('button', { name: 'Căutați' }).click();
  await expect(page.getByRole('alert')).toContainText('Introduceți adresa de e-mail, numărul de telefon');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('E-mailul: nu s-a dezabonat.');
  await page.getByRole('button', { name: 'Notați că nu mai vrea mesaje' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('E-mailul: am notat, nu mai primește mesaje.');
  await page.getByRole('button', { name: 'Căutați' }).click();
  await expect(page.getByRole('status')).toHaveText('E-mailul: nu mai vrea mesaje.');

  await page.getByRole('link', { name: 'Cereri de oferte' }).click();
  await page.getByLabel('Număr, nume sau e-mail').fill(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).not.toContainText(email);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('nu mai vrea niciun mesaj: nu îi scrieți')).toBeVisible();
});

test('a list is exported only with a purpose, which stays in the log', async ({ page }) => {
  const reference = `R-${Date.now()}`;
  await register(reference, 'lista@example.ro');
  await enterOffice(page, ['administrator'], 'Ana');
  await page.goto('/admin/inregistrari/');
  await page.getByLabel('Pentru ce').fill('x');
  await page.getByRole('button', { name: 'Descărcați (CSV)' }).click();
  await expect(page.getByRole('alert')).toContainText('Scrieți pentru ce este fișierul');
  const purpose = `Control cerut de avocat, ${reference}`;
  await page.getByLabel('Pentru ce').fill(purpose);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descărcați (CSV)' }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/^registrations-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`${reference};`);
  expect(csv).toContain('lista@example.ro');
  await expect(page.getByRole('status')).toContainText('în fișier');
  await page.goto('/admin/jurnal/?actiune=people.exported');
  await expect(page.getByRole('row').filter({ hasText: purpose })).toContainText('Ana');
});

test('a moderator sees messages and looks up addresses, but has neither lists of people nor exports', async ({
  page,
}) => {
  await enterOffice(page, ['moderator'], 'Radu');
  await expect(page.getByRole('link', { name: 'Dezabonări' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cereri de oferte' })).toHaveCount(0);
  await page.goto('/admin/mesaje/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mesaje');
  await expect(page.getByRole('button', { name: 'Descărcați (CSV)' })).toHaveCount(0);
  await page.goto('/admin/inregistrari/');
  await expect(page.getByRole('alert')).toContainText('Contul dumneavoastră nu are acest drept.');
});

test('pages about people have no axe violations and fit the screen', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const reference = `R-TEST-${Date.now()}`;
  await register(reference, `o.adresa.foarte.lunga.${'x'.repeat(40)}@example.ro`);
  await rows(
    `insert into subscriptions (email, address_hash, offers_at, requested_at)
     values ('abonat@example.ro', sha256($1::text::bytea), now(), now())`,
    [reference],
  );
  await enterOffice(page, ['administrator'], 'Ana');
  const paths = ['/admin/inregistrari/', `/admin/inregistrari/${reference}/`];
  await expectClear(page, [...paths, '/admin/abonari/', '/admin/dezabonari/']);
});
