import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

test.describe.configure({ timeout: TIMEOUT_MS });

async function addRequest(): Promise<{ reference: string; email: string }> {
  const reference = `D-${randomUUID().slice(0, 8)}`;
  const email = `${reference}@exemplu.ro`.toLowerCase();
  await rows(
    `insert into data_requests (reference, kind, email_hash, email, message, created_at, due_on)
     values ($1, 'other', $2, $3, 'Vă rog să corectați numele meu.', now() - interval '40 days', current_date - 9)`,
    [reference, Buffer.from(reference), email],
  );
  return { reference, email };
}

test('an administrator answers an overdue request, which closes it', async ({ page }) => {
  const { reference, email } = await addRequest();
  await enterOffice(page, ['administrator']);
  await page.goto('/admin/mesaje/date/');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('depășit');
  await row.getByRole('button', { name: /Răspundeți/ }).click();
  const dialog = page.getByRole('dialog', { name: `Cererea ${reference}` });
  await dialog.getByLabel('Răspunsul: ce am făcut').fill('Am corectat numele peste tot.');
  await dialog.getByRole('button', { name: 'Trimiteți și închideți cererea' }).click();

  await expect(row).toHaveCount(0);
  expect(await rows('select email from data_requests where reference = $1', [reference])).toEqual([
    { email: null },
  ]);
  expect(await rows('select kind from mail_outbox where recipient = $1', [email])).toEqual([
    { kind: 'data-request-answer' },
  ]);
  await page.goto('/admin/mesaje/date/?stare=rezolvate');
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Am corectat numele');
});

test('requests about data have no axe violations and fit the screen', async ({ page }) => {
  await addRequest();
  await enterOffice(page, ['administrator']);
  await expectClear(page, ['/admin/mesaje/date/', '/admin/mesaje/date/?stare=rezolvate']);
});
