import { expect } from '@playwright/test';
import { test } from './test.ts';
import { totpCode } from '#tests/factories/totp-code.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice, officePassword } from './office.ts';

test('a second step is set up by camera or key, and then required at the next sign-in', async ({ page }) => {
  test.slow();
  const { email } = await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/cont/');
  await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(officePassword);
  await page.getByRole('button', { name: 'Adăugați al doilea pas' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Cod QR cu cheia de mai jos' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = (await page.locator('.setup-key').textContent())?.replaceAll(/\s/g, '') ?? '';
  await page.getByLabel('Codul afișat de aplicație').fill(totpCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);

  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intrați în redacție');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(officePassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Cod/).fill(totpCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bună ziua, Ana', { timeout: 20_000 });
});

test('after five wrong passwords even the right one must wait, and the person is informed', async ({
  page,
}) => {
  test.slow();
  const { email } = await enterOffice(page, ['editor'], 'Ana');
  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intrați în redacție');
  for (const password of ['unu', 'doi', 'trei', 'patru', 'cinci', officePassword]) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Parolă').fill(password);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/auth/sign-in/email'));
    await page.getByRole('button', { name: 'Intrați', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Intrați', exact: true })).toBeEnabled();
  }

  await expect(page.getByRole('alert')).toContainText('15 minute');
  expect(await axeFindings(page)).toEqual([]);
});
