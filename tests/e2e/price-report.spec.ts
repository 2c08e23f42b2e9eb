import { expect } from '@playwright/test';
import { test } from './test.ts';

// Only whole hundreds and the cost per day of these values may leave.
const typed = { received: '1 540', paid: '1900', fees: '25' };

test('the price of an unsigned offer is sent anonymously, and exactly what was shown leaves', async ({
  page,
}) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(new Date());
  const [year = '', month = ''] = today.split('-');
  await page.goto('/verificare/');
  await page.getByLabel('Câți lei primiți').focus();
  await expect(page.getByText('Nimic nu pleacă de pe dispozitiv.')).toBeVisible();
  await page.getByLabel('Câți lei primiți').fill(typed.received);
  await page.getByLabel('În cât timp dați banii înapoi').fill('30');
  await page.getByLabel('Cât plătiți', { exact: true }).fill(typed.paid);
  await page.getByLabel('Comisioane pe lângă acestea').fill(typed.fees);
  await page.getByLabel('Cine vă împrumută').selectOption('Viva Credit');
  await page.getByLabel('Ce fel de credit este').selectOption('Se dă înapoi dintr-o dată');
  await page.keyboard.press('Enter');

  const section = page.locator('#pret-raportat');
  await section.getByText('Trimiteți-ne cifrele, fără nume').click();
  const shown = await section.getByRole('definition').allInnerTexts();
  // 360 lei above 1 540, over 30 days.
  expect(shown.slice(0, 6).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Viva Credit',
    'credit cu o singură plată',
    '1 500 lei',
    '30 de zile',
    '0,78% din ea, pe zi',
    '25 lei',
  ]);
  expect(shown).toHaveLength(7);

  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/verificare/pret/',
  );
  await section.getByRole('button', { name: 'Trimiteți prețul, fără numele dumneavoastră' }).click();
  const { formular, ...sent } = Object.fromEntries(new URLSearchParams((await sending).postData() ?? ''));
  expect(formular).toBeTruthy();
  expect(sent).toEqual({
    // The honeypot, which only programs fill in.
    website: '',
    creditor: 'viva-credit',
    produs: 'single',
    suma: '1500',
    zile: '30',
    'pe-zi': '0.78',
    comisioane: '25',
    luna: `${year}-${month}`,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Mulțumim' })).toBeVisible();
});
