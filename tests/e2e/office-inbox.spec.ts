import { expect } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

test('the office answers a visitor’s message by keyboard, and the answer is sent by mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const mark = `Întrebare ${Date.now()}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/contact/');
  await visitor.getByLabel('Nume', { exact: true }).fill('Ion Popa');
  await visitor.getByLabel('E-mail', { exact: true }).fill('ion@example.ro');
  await visitor.getByLabel('Mesaj').fill(`${mark}: de unde luați cifrele?`);
  await visitor.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  const said = await visitor.getByRole('dialog', { name: 'Mesajul a fost trimis' }).textContent();
  const reference = /C-\w{4}-\w{4}/.exec(said ?? '')?.[0] ?? '';

  await enterOffice(page, ['moderator'], 'Radu');
  await page.getByRole('link', { name: /^Mesaje/ }).click();
  await page.getByLabel('Număr, nume sau cuvânt').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: reference }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mesajul ${reference}`);
  await page.getByRole('button', { name: 'Îl iau în lucru' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('în lucru Radu');
  // The button went with its state; who works by keyboard goes on from the page.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('textbox', { name: 'Răspunsul' }).fill('x');
  await page.getByRole('button', { name: 'Trimiteți răspunsul' }).press('Enter');
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Răspunsul' })).toHaveValue('x');
  expect(await axeFindings(page)).toEqual([]);
  const second = await (await browser.newContext()).newPage();
  await enterOffice(second, ['moderator'], 'Ana');
  await second.goto(`/admin/mesaje/${reference}/`);
  await expect(second.getByText('Radu scrie acum un răspuns la acest mesaj.')).toBeVisible();
  await second.context().close();
  await page.getByRole('button', { name: 'Puneți-l în răspuns' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Răspunsul' })).toHaveValue(/Bună ziua, Ion Popa,/);
  await page
    .getByRole('textbox', { name: 'Răspunsul' })
    .fill('De pe paginile creditorilor, cu data la care le-am citit.');
  await page.getByRole('button', { name: 'Trimiteți răspunsul' }).press('Enter');

  const answer = page.getByRole('article', { name: /^Răspunsul din/ });
  await expect(answer).toContainText('De pe paginile creditorilor');
  await expect(page.getByRole('textbox', { name: 'Răspunsul' })).toHaveValue('');
  await expect(page.getByRole('status')).toContainText('răspuns Radu');
  expect(
    await rows(`select user_name, action from audit_log where subject_id = $1 order by id`, [reference]),
  ).toEqual([
    { user_name: 'Radu', action: 'message.status-changed' },
    { user_name: 'Radu', action: 'message.answered' },
  ]);
  const mail = `select sent_at is not null as sent, recipient, reply_to like '%@%' as answerable
    from contact_answers join mail_outbox on mail_outbox.id = mail_id where reference = $1`;
  await expect
    .poll(() => rows(mail, [reference]), { timeout: 20_000 })
    .toEqual([{ sent: true, recipient: 'ion@example.ro', answerable: true }]);
  await page.reload();
  await expect(answer).toContainText('trimis');
  await visitor.context().close();
});

test('the inbox has no axe violations and fits the screen', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const reference = `C-TEST-${Date.now()}`;
  await rows(
    `insert into contact_messages (reference, name, email, phone, message, created_at)
     values ($1, 'Ana Pop', 'ana@example.ro', '+40722123456', $2, now())`,
    [reference, `Un mesaj lung. ${'cuvântfoartelungfărăspații'.repeat(8)}`],
  );
  await enterOffice(page, ['moderator'], 'Radu');
  await expectClear(page, ['/admin/mesaje/', `/admin/mesaje/${reference}/`]);
});
