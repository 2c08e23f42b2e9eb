import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

/** Collects the events about fields of a page's forms: `fieldInvalid telefon`. */
async function followFields(page: Page) {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/event')) return;
    const { sub7, sub8 } = request.postDataJSON() as Record<string, string | undefined>;
    if (sub8 !== undefined && sub7 !== 'fieldFocus') told.push(`${sub7} ${sub8}`);
  });
  return told;
}

async function open(page: Page, path: string) {
  const loaded = page.waitForResponse(/\/assets\/field-events-/);
  await page.goto(path);
  const script = await loaded;
  await page.evaluate((address) => import(address).then(() => undefined), script.url());
}

test("an invalid field of a document shows the server's message on blur", async ({ page }) => {
  const told = await followFields(page);
  await open(page, '/contact/');
  const phone = page.getByLabel('Telefon (opțional)');
  await phone.fill('zz');
  await page.keyboard.press('Tab');
  const error = page.locator('#telefon-error');
  await expect(error).toHaveText('Eroare: Introduceți un număr de telefon valid');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/Numai dacă vreți să vă sunăm\. Eroare: Introduceți/);
  await expect.poll(() => told).toEqual(['fieldInvalid 2']);

  // Copied from a page with invisible characters between the digits.
  await phone.fill('0722\u200b123\u2060456');
  await page.keyboard.press('Tab');
  await expect(error).toHaveCount(0);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(phone).toHaveAccessibleDescription('Numai dacă vreți să vă sunăm.');
  await expect.poll(() => told).toEqual(['fieldInvalid 2', 'fieldFilled 2']);

  await page.getByLabel('Nume').fill('7');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@exemplu');
  await page.getByLabel('Mesaj').fill('Scurt');
  await page.keyboard.press('Tab');
  await expect(page.locator('.error-text')).toHaveText([
    'Eroare: Scrieți numele dumneavoastră',
    'Eroare: Introduceți o adresă de e-mail validă',
    'Eroare: Scrieți cel puțin 10 caractere',
  ]);
});

test('an error that appears during a button press does not move the button from under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/unsubscribe/');
  await page.getByLabel('Telefon').fill('zz');
  const button = page.getByRole('button', { name: 'Dezabonați-mă' });
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  // A pressed button goes down by a pixel.
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3);
  await page.mouse.up();
  // The form was sent, and came back with the server's errors.
  await expect(page.getByRole('heading', { name: /de corectat|greșit|Verificați/ })).toBeVisible();
});

test('the amount of a registration is validated by its own limits, that of an application page by the page', async ({
  page,
}) => {
  const told = await followFields(page);
  await open(page, '/application/');
  await page.getByLabel('Suma').fill('5');
  await page.keyboard.press('Tab');
  await expect(page.locator('#suma-error')).toContainText('Alegeți o sumă între');
  await page.getByLabel('Suma').fill('2 000');
  await page.keyboard.press('Tab');
  await expect(page.locator('#suma-error')).toHaveCount(0);
  await expect.poll(() => told).toEqual(['fieldInvalid 0', 'fieldFilled 0']);

  told.length = 0;
  await open(page, '/offers/?suma=2000&perioada=3');
  await takenOver(page);
  await page.locator('#suma').fill('5');
  await page.locator('#suma').blur();
  await expect.poll(() => told).toEqual(['fieldInvalid 0']);
  await expect(page.locator('#suma-error')).toHaveCount(1);
});
