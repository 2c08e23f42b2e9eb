import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';

/** 1 500 lei for 30 days, 2 115 back, of an IFN, signed on 16.11.2026: 165 lei above the ceiling. */
async function fillIn(page: Page) {
  await page.getByLabel('Câți lei primiți').fill('1 500');
  await page.getByLabel('În cât timp dați banii înapoi').fill('30');
  await page.getByLabel('Cât plătiți', { exact: true }).fill('2115');
  await page.getByLabel('Cine vă împrumută').selectOption('ifn');
  await page.getByLabel('Ce fel de credit este').selectOption('o-plata');
  await page.getByLabel('Da, la data de mai jos').check();
  await page.getByLabel('Data contractului').fill('16.11.2026');
}

const answer = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /Pare cu 165\sde\slei peste plafon/ });

test('with scripts the answer is made on the device, and nothing that was typed leaves it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/verificare/');
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  await fillIn(page);
  await page.keyboard.press('Enter');

  await expect(answer(page)).toBeFocused();
  await expect(page.getByText('pare peste plafon').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /Împrumutați/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page, 'all'), colorScheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // A letter is made of the answers, can be changed, and its deadline goes to the calendar.
  await page.getByText('Cerere de revizuire a contractului', { exact: true }).click();
  const letter = page.getByLabel('Textul scrisorii: Cerere de revizuire a contractului');
  await expect(letter).toHaveValue(/diferența este de 165\sde\slei/);
  await letter.fill('Textul meu');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Ce puteți face' }).evaluate((heading) => {
    heading.closest('section')?.querySelector('.letter')?.setAttribute('data-print', '');
  });
  await expect(letter).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce puteți face' })).toBeHidden();
  await page.evaluate(() => document.querySelector('.letter')?.removeAttribute('data-print'));
  await page.emulateMedia({ media: 'screen' });
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Puneți în calendar' }).first().click();
  expect((await saving).suggestedFilename()).toBe('termen.ics');

  // Another figure is another answer; a wrong one is said first, and keeps what was typed.
  await page.getByLabel('Cât plătiți', { exact: true }).fill('1950');
  await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
  await expect(page.getByText('sub plafon, în lectura cea mai largă').first()).toBeVisible();
  await page.getByLabel('Cât plătiți', { exact: true }).fill('mult');
  await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
  await expect(page.getByRole('link', { name: /Scrieți cât plătiți/ })).toBeVisible();
  await expect(page.getByLabel('Cât plătiți', { exact: true })).toHaveValue('mult');

  const traces = sent.filter((request) => /2115|1950|16\.11\.2026|fieldF/.test(request));
  expect(traces).toEqual([]);
});

test('a link brings the figures in its fragment', async ({ page }) => {
  await page.goto(
    '/verificare/#primiti=1500&termen=30&platiti=2115&creditor=ifn&semnat=da&data=16.11.2026&ipoteca=nu',
  );
  await page.keyboard.press('Tab');
  await expect(answer(page)).toBeVisible();
  await expect(page.getByLabel('Câți lei primiți')).toHaveValue('1500');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the form is posted, and its address stays without a figure', async ({ page }) => {
    await page.goto('/verificare/');
    await expect(page.getByText('Calculăm pe server și uităm.')).toBeVisible();
    await fillIn(page);
    await page.getByRole('button', { name: 'Vedeți ce semnați' }).click();
    await expect(answer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/verificare\/$/);
    await expect(page.getByLabel('Câți lei primiți')).toHaveValue('1 500');
  });
});
