import { expect } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';

// A lender whose evidence no other test reads; the evidence states amounts alone, so no price changes.
const lender = 'viaconto';
const page =
  '<!doctype html><title>Viaconto</title><p>Împrumuturi de cel mult 4 321 de lei. Tel. 0722 123 456';

test('evidence entered by one person, with its copy, reaches the lender’s page only after another approved it', async ({
  page: ana,
  browser,
}) => {
  test.slow();
  await enterOffice(ana, ['editor'], 'Ana');
  const second = await browser.newContext();
  const ion = await second.newPage();
  await enterOffice(ion, ['editor'], 'Ion');
  const isPublic = async () =>
    (await (await ion.request.get(`/credit-nevoi-personale/${lender}/`)).text())
      .replaceAll('\u00a0', ' ')
      .includes('cel mult 4 321 lei');
  expect(await isPublic()).toBe(false);

  await ana.getByRole('link', { name: 'Dovezile prețurilor' }).click();
  await ana.getByRole('link', { name: 'Dovadă nouă' }).click();
  await ana.getByLabel('Creditorul', { exact: true }).selectOption(lender);
  await ana.getByRole('button', { name: 'Alegeți' }).click();
  await ana.getByLabel('Felul dovezii').selectOption('A');
  await ana.getByLabel('Sursa', { exact: true }).fill('pagina creditorului „Cum funcționează”');
  await ana.getByLabel('Adresa sursei').fill('https://www.viaconto.ro/cum-functioneaza');
  await ana.getByLabel('Citită la').fill('ieri');
  await ana.getByLabel('Despre ce produs vorbește').fill('credit online');
  await ana.getByLabel('Cifra 1: ce măsoară').selectOption('cea mai mare sumă (lei)');
  await ana.getByLabel('Cifra 1: valoarea').fill('4 321');
  await ana.getByLabel('De ce', { exact: true }).fill('Limita nouă de pe pagina creditorului.');
  await ana.getByLabel('Fișierul', { exact: true }).setInputFiles({
    name: 'pagina.html',
    mimeType: 'text/html',
    buffer: Buffer.from(page),
  });
  await ana.getByLabel(/^Am deschis fișierul/).check();
  await ana.getByRole('button', { name: 'Propuneți dovada' }).click();
  // All errors are shown above the form and beside its fields, and the summary gets the focus.
  await expect(ana.locator('.error-summary')).toBeFocused();
  await expect(ana.locator('.error-summary')).toContainText('un număr de telefon (07…)');
  await expect(ana.getByLabel('Citită la')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFindings(ana)).toEqual([]);
  await ana.getByLabel('Citită la').fill('22 nov 2026');
  await ana.getByLabel(/^Acoperiți ce găsiți/).check();
  await ana.getByRole('button', { name: 'Vedeți ce se schimbă pe site' }).click();
  await expect(ana.getByText('se arată, fără preț de calculat')).toBeVisible();
  await expect(ana.getByRole('cell', { name: 'la fel' })).toHaveCount(3);
  await ana.getByRole('button', { name: 'Propuneți dovada' }).click();
  await expect(ana.getByText(/^Propunerea \d+ a fost trimisă/)).toBeVisible();
  expect(await isPublic()).toBe(false);

  await ana.goto('/admin/dovezi/propuneri/');
  const own = ana.getByRole('article').filter({ hasText: 'Viaconto' });
  await expect(own).toContainText('Este propunerea dumneavoastră: o aprobă un coleg.');
  await expect(own.getByRole('button', { name: 'Aprobați' })).toHaveCount(0);
  await ion.goto('/admin/dovezi/propuneri/');
  const card = ion.getByRole('article').filter({ hasText: 'Viaconto' });
  await expect(card).toContainText('4321');
  expect(await axeFindings(ion)).toEqual([]);
  await card.getByRole('button', { name: 'Aprobați' }).press('Enter');
  await expect(card).toHaveCount(0);

  await expect.poll(isPublic, { intervals: [50] }).toBe(true);
  const [file] = await rows('select convert_from(content, $1) as text from evidence_files', ['UTF8']);
  expect(file).toEqual({ text: page.replace('0722 123 456', '[acoperit]') });
  await ion.goto('/admin/dovezi/copii/');
  const download = ion.waitForEvent('download');
  await ion.getByRole('link', { name: /\.html$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^dovada-[0-9a-f]{12}\.html$/);
  await second.close();
});

test('every page about evidence has no axe violations and fits the screen', async ({ page: ana }) => {
  test.setTimeout(TIMEOUT_MS);
  await enterOffice(ana, ['editor'], 'Ana');
  await expectClear(ana, [
    '/admin/dovezi/',
    '/admin/dovezi/noua/?creditor=smile-credit&dovada=smile-a1',
    '/admin/dovezi/propuneri/?stare=public',
    '/admin/dovezi/smile-credit/',
    '/admin/dovezi/prospetime/',
    '/admin/dovezi/tabele/',
    '/admin/dovezi/raportate/',
    '/admin/dovezi/cereri/',
    '/admin/dovezi/copii/',
  ]);
});
