import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { enterOffice, objections, officePassword } from './office.ts';

test('a second step is set up by the camera or by the key, and then asked for at the next sign-in', async ({
  page,
}) => {
  test.slow();
  const { email } = await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/cont/');
  await page.getByRole('textbox', { name: 'Parola', exact: true }).fill(officePassword);
  await page.getByRole('button', { name: 'Adăugați al doilea pas' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Cod QR cu cheia de mai jos' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  const secret = (await page.locator('.setup-key').textContent())?.replaceAll(/\s/g, '') ?? '';
  await page.getByLabel('Codul afișat de aplicație').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);

  await page.getByRole('button', { name: 'Ieșiți' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intrați în redacție');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(officePassword);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Cod/).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bună ziua, Ana', { timeout: 20_000 });
});

test('after five wrong passwords even the right one waits, and the person is told', async ({ page }) => {
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
  expect(await objections(page)).toEqual([]);
});

/** What an application on a telephone shows now for a key (RFC 6238: SHA-1, six digits, thirty seconds). */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replaceAll('=', ''), (sign) =>
    alphabet.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
