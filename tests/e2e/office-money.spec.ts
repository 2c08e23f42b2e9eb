import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

// One after the other, in one worker: they share a lender.
test.describe.configure({ mode: 'default' });

// The same in every try: a transaction belongs to the key of its try.
const partner = 'Rețeaua de probă';
const transaction = 'T-proba';

async function addClick(sub1: string): Promise<string> {
  const id = randomUUID();
  await rows(
    `insert into clicks (id, offer_id, country, referer, target_host, is_bot, created_at, sub1)
     values ($1, '101', 'RO', '', 'lender.test', false, now(), $2)`,
    [id, sub1],
  );
  return id;
}

test('a key is made, its network reports by the address, and the way of the report is read', async ({
  page,
}) => {
  await enterOffice(page, ['administrator'], 'Ana');
  await page.getByRole('link', { name: 'Bani' }).click();
  const tabs = page.getByRole('navigation', { name: 'Bani' });
  await tabs.getByRole('link', { name: 'Chei' }).click();

  await page.getByRole('button', { name: 'Faceți cheia' }).click();
  await expect(page.getByRole('alert')).toContainText('Alegeți cel puțin o ofertă.');
  await page.getByLabel('Creditorul sau rețeaua').fill(partner);
  await page.locator('#key-dialect').selectOption('tune');
  await page.getByLabel('(101)').check();
  await page.getByRole('button', { name: 'Faceți cheia' }).click();
  const address = await page.locator('#key-address').inputValue();

  const sub1 = `proba ${randomUUID().slice(0, 4)}`;
  const clickId = await addClick(sub1);
  const report = async (values: Record<string, string>) => {
    const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const { pathname, search } = new URL(filled);
    return (await page.request.get(pathname + search)).status();
  };
  const said = { aff_sub: clickId, transaction_id: transaction, status: 'approved', currency: 'RON' };
  expect(await report({ ...said, payout: '1,200.50' })).toBe(200);
  expect(await report({ ...said, transaction_id: `${transaction}-x`, status: 'platit' })).toBe(400);

  await page.goto('/admin/bani/?perioada=azi&dupa=sub1');
  await expect(
    page.getByRole('row', {
      name: new RegExp(String.raw`^${sub1} 1 1 100% \(1 din 1\) 1\s200,50\slei 1\s200,50\slei`),
    }),
  ).toBeVisible();

  await tabs.getByRole('link', { name: 'Conversii' }).click();
  await page.getByRole('link', { name: transaction }).first().click();
  await expect(page.getByRole('row', { name: /aprobată 1\s200,50\slei click_id: / })).toBeVisible();
  await expect(page.getByText(clickId).first()).toBeVisible();
});

test('the pages of money are clear on a phone and on a desk', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  await enterOffice(page, ['administrator'], 'Ana');
  const [conversion] = await rows<{ id: string }>(
    'select id from conversions where transaction_id = $1 limit 1',
    [transaction],
  );
  await expectClear(page, [
    '/admin/bani/?perioada=azi&dupa=sub1',
    '/admin/bani/conversii/',
    `/admin/bani/conversii/${conversion?.id}/`,
    '/admin/bani/refuzate/',
    '/admin/bani/chei/',
  ]);
});

test('refused reports of one reason are read again together, and a key is ended', async ({ page }) => {
  await enterOffice(page, ['administrator'], 'Ana');
  await page.goto('/admin/bani/refuzate/?motiv=status');
  await page.getByRole('button', { name: /^Citiți din nou toate: Starea lipsește/ }).click();
  await expect(page.getByRole('status')).toContainText('rămân refuzate');

  await page.goto('/admin/bani/chei/');
  await page
    .getByRole('button', { name: `Deschideți cheia: ${partner}` })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Încheiați cheia' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${partner} încheiată`) }).first()).toBeVisible();
});
