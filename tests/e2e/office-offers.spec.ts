import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

// An offer whose figures no other test reads.
const id = '106';
const lender = '/credit-nevoi-personale/hora-credit/';

test('a figure changed by one person is public, everywhere and at once, only after another approved it', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterOffice(page, ['editor'], 'Ana');
  const second = await browser.newContext();
  const ion = await second.newPage();
  await enterOffice(ion, ['editor'], 'Ion');
  const text = '500 de lei pe 30 de zile costă 9 876.';
  expect(await seen(page, text)).toEqual({ feed: false, page: false, payload: false });

  await page.getByRole('link', { name: 'Oferte și prețuri' }).click();
  await page.getByLabel('Nume, slug sau identificator').fill('hora');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Hora Credit' }).click();
  const example = page.getByRole('group', { name: 'Exemplul creditorului' });
  // An empty part is folded.
  await page.locator('summary', { hasText: 'Exemplul creditorului' }).click();
  await example.getByLabel('Textul exemplului').fill(text);
  await example.getByLabel('Sursa', { exact: true }).fill('pagina creditorului');
  await example.getByLabel('Data sursei').fill('ieri');
  await page.getByRole('textbox', { name: 'De ce' }).fill('Exemplul nou de pe pagina creditorului.');
  await page.getByRole('button', { name: 'Propuneți modificarea' }).press('Enter');
  // The error is shown in the summary, which gets the focus, and beside the field.
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(page.locator('.error-summary li')).toHaveText([/^Exemplul creditorului, Data sursei: /]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(example.getByLabel('Data sursei')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await example.getByLabel('Data sursei').fill('2026-11-21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Propunerea a fost trimisă.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Istoric' })).toBeVisible();

  await page.goto('/admin/oferte/modificari/');
  const own = page.getByRole('article').filter({ hasText: 'Hora Credit' });
  await expect(own).toContainText('Este propunerea dumneavoastră: o aprobă un coleg.');
  await expect(own.getByRole('button', { name: 'Aprobați' })).toHaveCount(0);
  expect(await seen(page, text)).toEqual({ feed: false, page: false, payload: false });

  await ion.goto('/admin/oferte/modificari/');
  const card = ion.getByRole('article').filter({ hasText: 'Hora Credit' });
  await expect(card.getByRole('insertion')).toContainText(text);
  expect(await axeFindings(ion)).toEqual([]);
  await card.getByRole('button', { name: 'Aprobați' }).press('Enter');
  await expect(card).toHaveCount(0);

  await expect
    .poll(() => seen(page, text), { intervals: [50] })
    .toEqual({ feed: true, page: true, payload: true });
  await ion.goto(`/admin/oferte/${id}/`);
  await expect(ion.getByRole('button', { name: /^Propuneți revenirea/ })).toBeVisible();
  expect(
    await rows(
      `select user_name, action from audit_log where subject_kind = 'offer' and subject_id = $1 order by id`,
      [id],
    ),
  ).toEqual([
    { user_name: 'Ana', action: 'offer.proposed' },
    { user_name: 'Ion', action: 'offer.approved' },
    { user_name: 'Ion', action: 'offer.published' },
  ]);
  await second.close();
});

test('the feed is exported as a file, and changes in it are imported as proposals', async ({ page }) => {
  await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/oferte/fisiere/');
  const exported = await (await page.request.get('/api/admin/offers-export/json')).text();
  // Without the offer that another test of this file changes meanwhile.
  const feed = JSON.stringify(
    (JSON.parse(exported) as { offer_id: string }[]).filter((one) => one.offer_id !== id),
  );
  const file = (text: string) => ({
    name: 'oferte.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

  await page.getByLabel('Fișierul').setInputFiles(file(feed.slice(1)));
  await page.getByLabel('De unde este').fill('Din fluxul nostru.');
  await page.getByRole('button', { name: 'Aduceți' }).click();
  await expect(page.getByRole('alert')).toContainText('Din fișier nu s-a luat nimic.');
  await page.getByLabel('Fișierul').setInputFiles(file(feed.replace('"Credit Fix"', '"Credit Fix România"')));
  await page.getByRole('button', { name: 'Aduceți' }).click();

  await expect(page.getByRole('status')).toContainText('1 propunere, 15 oferte fără diferențe.');
  await page.getByRole('link', { name: 'Vedeți ce așteaptă' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Credit Fix România' });
  await card.getByRole('button', { name: 'Retrageți' }).click();
  await page.getByLabel('Motivul').fill('A fost o probă.');
  await card.getByRole('button', { name: 'Retrageți' }).click();
  await expect(card).toHaveCount(0);
});

test('a pause asks why, in place', async ({ page }) => {
  await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/oferte/102/');
  await page.getByRole('button', { name: 'Opriți oferta acum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opriți oferta' });
  await dialog.getByRole('button', { name: 'Opriți oferta', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('De ce: Scrieți pe scurt de ce');
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone the form of an offer shows what is filled, within 3 500 pixels', async ({ page }) => {
  await enterOffice(page, ['editor'], 'Ana');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/oferte/102/');
  const form = page.locator('.offer-form');
  await expect(form.getByLabel('Condiția 1', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Adresa sursei').first()).toBeHidden();
  expect((await form.boundingBox())?.height).toBeLessThanOrEqual(3_500);
});

test('every page about offers has no axe violations and fits the screen', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  await enterOffice(page, ['editor'], 'Ana');
  await expectClear(page, [
    '/admin/oferte/',
    '/admin/oferte/102/',
    '/admin/oferte/noua/',
    '/admin/oferte/modificari/?stare=public',
    '/admin/oferte/ordine/?suma=500&perioada=15&unitate=zile',
    '/admin/oferte/active/',
    '/admin/oferte/fisiere/',
  ]);
});

/** Whether the feed, the lender's page and its payload have a text. */
async function seen(page: Page, text: string) {
  const has = async (address: string) =>
    (await (await page.request.get(address)).text()).replaceAll('\u00a0', ' ').includes(text);
  const [feed, html, payload] = await Promise.all([
    has('/content/ro_feed.json'),
    has(lender),
    has(`${lender}_payload.json`),
  ]);
  return { feed, page: html, payload };
}
