import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { expectClearSchemes } from './expect-clear-schemes.ts';
import { rows } from './stored-rows.ts';

// Journeys over many pages.
test.describe.configure({ timeout: 60_000 });

const newEmail = () => `ion.${Date.now()}.${Math.random().toString(36).slice(2)}@example.ro`;

/** Sends us a message, requests the link and follows it, as the owner of the address does. */
async function comeByLink(page: Page, email: string) {
  await page.goto('/datele-mele/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Trimiteți-mi linkul' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificați-vă e-mailul');
  await page.goto(await linkSentTo(email));
  await expect(page).toHaveURL(/\/datele-mele\/$/);
}

async function linkSentTo(email: string): Promise<string> {
  const text = 'select body_text from mail_outbox where recipient = $1 order by created_at desc limit 1';
  const [mail] = await rows<{ body_text: string }>(text, [email]);
  return /http\S+\/deschide\/\?cod=\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

async function writeToUs(page: Page, email: string) {
  await page.goto('/contact/');
  await page.getByLabel('Nume', { exact: true }).fill('Ion Popa');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Mesaj').fill('O întrebare despre DAE, pusă de mine.');
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click();
  await expect(page).toHaveURL(/trimis=/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor sees the stored data, downloads it and erases it', async ({ page }) => {
      const email = newEmail();
      await writeToUs(page, email);
      await comeByLink(page, email);
      await page.getByRole('button', { name: 'Arătați-mi datele' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce avem pe adresa dumneavoastră');
      await expect(page.getByText('O întrebare despre DAE, pusă de mine.')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descărcați copia' }).click();
      expect((await download).suggestedFilename()).toBe('datele-mele.json');

      await page.getByRole('button', { name: 'Ștergeți datele mele' }).click();
      await expect(page).toHaveTitle(/^Eroare: Datele mele/);
      await page.locator('.error-summary').getByRole('link').click();
      await expect(page.getByLabel(/nu se poate desface/)).toBeFocused();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Ștergeți datele mele' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datele au fost șterse');
      await expect(page.getByText(/D-\w{4}-\w{4}/)).toBeVisible();
      expect(await rows('select 1 from contact_messages where email = $1', [email])).toEqual([]);

      await page.goto('/datele-mele/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datele mele');
    });

    test('a used link leads to the form, which says so', async ({ page, browser }) => {
      const email = newEmail();
      await comeByLink(page, email);
      await page.getByRole('button', { name: 'Arătați-mi datele' }).click();
      await expect(page.getByText('Linkul către datele dumneavoastră')).toBeVisible();

      const stranger = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await stranger.goto(await linkSentTo(email));
      await expect(stranger.getByText(/a fost deja folosit/)).toBeVisible();
      await expect(stranger.getByLabel('E-mail')).toBeVisible();
      await stranger.context().close();
    });

    test('a pause closes the ways to credit, in the browser and for the address', async ({
      page,
      browser,
    }) => {
      const email = newEmail();
      await comeByLink(page, email);
      await page.getByRole('button', { name: 'Arătați-mi datele' }).click();
      await page.getByLabel('30 de zile').check();
      await page.getByRole('button', { name: 'Începeți pauza' }).click();
      await expect(page).toHaveURL(/\/pauza\/$/);
      await expect(page.getByText(/Pauza dumneavoastră ține până la \d\d\.\d\d\.\d{4}/)).toBeVisible();

      for (const path of [
        '/offers/?suma=2000',
        '/comparatie/',
        '/landing/redirector/?offer=102',
        '/application/',
      ]) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/pauza\/$/);
      }
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Oferte' }).first().click();
      await expect(page).toHaveURL(/\/pauza\/$/);
      await page.goto('/blog/');
      await expect(page).toHaveURL(/\/blog\/$/);

      const elsewhere = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await elsewhere.goto(
        '/reg2/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=da&pas=3',
      );
      await elsewhere.getByLabel('Nume', { exact: true }).fill('Ion Popa');
      await elsewhere.getByLabel('E-mail', { exact: true }).fill(email);
      await elsewhere.getByLabel(/^Accept/).check();
      await elsewhere.getByRole('button', { name: 'Vedeți ofertele' }).click();
      await expect(elsewhere).toHaveURL(/\/pauza\//);
      await expect(elsewhere.getByText('Nu am păstrat nimic din ea')).toBeVisible();
      expect(await rows('select 1 from registrations where email = $1', [email])).toEqual([]);
      await elsewhere.context().close();
    });

    test('invalid input comes back with what was typed', async ({ page }) => {
      await page.goto('/datele-mele/');
      await page.getByLabel('E-mail').fill('ion@');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(/^Eroare: Datele mele/);
      await expect(page.locator('.error-summary')).toBeFocused();
      await expect(page.getByLabel('E-mail')).toHaveValue('ion@');
    });
  });
}

test.describe('axe, on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no state of the page has violations', async ({ page }) => {
    const email = newEmail();
    await page.goto('/datele-mele/');
    await page.getByRole('button', { name: 'Trimiteți-mi linkul' }).click();
    await expect(page).toHaveTitle(/^Eroare/);
    await expectClearSchemes(page);
    await writeToUs(page, email);
    await comeByLink(page, email);
    await expectClearSchemes(page);
    await page.getByRole('button', { name: 'Arătați-mi datele' }).click();
    await expectClearSchemes(page);
    await page.getByRole('button', { name: 'Începeți pauza' }).click();
    await expect(page).toHaveTitle(/^Eroare/);
    await expectClearSchemes(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
