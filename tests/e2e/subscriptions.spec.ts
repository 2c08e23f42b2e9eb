import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice } from './office.ts';
import { rows } from './stored-rows.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the link of the last message that asks an address to confirm. */
async function confirmationLink(email: string): Promise<string> {
  const [mail] = await rows<{ body_text: string }>(
    `select body_text from mail_outbox where kind = 'confirm-subscription' and recipient = $1
     order by created_at desc limit 1`,
    [email],
  );
  return /https?:\S+\/confirmare\/\?\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

const subscription = (email: string) =>
  rows(
    `select offers_at is not null as offers, articles_at is not null as articles, confirmed_at is not null as confirmed
     from subscriptions where email = $1`,
    [email],
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const mark = `${Date.now()}.${javaScriptEnabled ? 1 : 2}`;

    test('a visitor subscribes, confirms by the link of the message, and stops by the link of /unsubscribe/', async ({
      page,
    }) => {
      const email = `abonat.${mark}@example.ro`;
      await page.goto('/abonare/');
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel(/^Ghiduri noi/).check();
      await page.getByRole('button', { name: 'Abonați-mă' }).click();
      await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');
      expect(await subscription(email)).toEqual([{ offers: false, articles: true, confirmed: false }]);

      // Mail scanners follow links before people do: that must have no effect.
      const link = await confirmationLink(email);
      await page.goto(link);
      expect(await subscription(email)).toMatchObject([{ confirmed: false }]);
      await page.getByRole('button', { name: 'Da, vreau mesajele' }).click();
      await expect(page).toHaveURL(/\/thank-you\/$/);
      await expect(heading(page)).toHaveText('Mulțumim că v-ați abonat');
      expect(await subscription(email)).toMatchObject([{ confirmed: true }]);
      await page.goto(link);
      await expect(page.getByText('Abonarea este confirmată.')).toBeVisible();

      await page.goto('/unsubscribe/');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Dezabonați-mă' }).click();
      await expect(heading(page)).toHaveText('S-a făcut: nu vă mai scriem');
      expect(await subscription(email)).toEqual([]);
    });

    test('an alert’s fields appear once its box is ticked, and the address of the page preselects them', async ({
      page,
    }) => {
      const email = `alerta.${mark}@example.ro`;
      await page.goto('/abonare/?valuta=USD&sens=sub');
      const value = page.getByRole('textbox', { name: 'Valoarea' });
      await expect(value).toBeHidden();
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel(/^Alertă de curs/).check();
      await expect(page.getByLabel('scade sub')).toBeChecked();
      const now = await page.locator('#valuta option:checked').textContent();
      const rate = Number(/= (\d+,\d{4})/.exec(now ?? '')?.[1]?.replace(',', '.'));
      await value.fill((rate * 1.01).toFixed(2).replace('.', ','));
      await page.getByRole('button', { name: 'Abonați-mă' }).click();
      await expect(page.locator('.error-summary').getByRole('link')).toHaveText(
        /^Cursul din .* este deja acolo/,
      );
      await expect(value).toBeVisible();

      await value.fill((rate * 0.9).toFixed(2).replace('.', ','));
      await page.getByRole('button', { name: 'Abonați-mă' }).click();
      await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');
      expect(
        await rows(
          `select currency, direction from rate_alerts join subscriptions on subscription_id = subscriptions.id
           where email = $1`,
          [email],
        ),
      ).toEqual([{ currency: 'USD', direction: 'below' }]);
    });
  });
}

test('the form below the guides subscribes to guides alone; its errors appear on the page of the form', async ({
  page,
}) => {
  await page.goto('/regula-50-30-20-in-lei/');
  const email = page.getByLabel('Adresa dumneavoastră de e-mail');
  const button = page.getByRole('button', { name: 'Abonați-mă' });
  await email.fill('ghid@example.ro');
  await button.click();
  await expect(page).toHaveTitle(/^Eroare: Abonare/);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ghid@example.ro');
  await page.getByLabel(/^Ghiduri noi/).check();
  await page.getByRole('button', { name: 'Abonați-mă' }).click();
  await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');

  await page.goto('/blog/');
  await email.fill('ghid@example.ro');
  await page.getByLabel('Vreau ghidurile noi prin e-mail').check();
  await button.click();
  await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');
});

test.describe('on the page of a lender, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes to its price for the loan of the page; errors appear on the page of the form', async ({
    page,
  }) => {
    const email = `pret.${Date.now()}@example.ro`;
    await page.goto('/credit-nevoi-personale/smile-credit/?suma=1500&perioada=3');
    await page.getByText('Anunțați-mă când se schimbă prețul').click();
    const fold = page.getByRole('region', { name: 'Alertă de preț' });
    await expect(fold.getByLabel('Suma')).toHaveValue('1500');
    await fold.getByLabel('Adresa de e-mail').fill(email);
    await fold.getByLabel('Numai dacă dați înapoi sub').fill('1000');
    await fold.getByRole('button', { name: 'Anunțați-mă' }).click();

    const total = page.getByLabel('Numai dacă dați înapoi sub');
    await expect(total).toHaveAccessibleDescription(/Scrieți mai mult de 1.500.de.lei/);
    await expect(total).toHaveValue('1000');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(/^Prețul de la Smile/)).toBeChecked();
    await total.fill('');
    await page.getByRole('button', { name: 'Abonați-mă' }).click();
    await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');
    expect(
      await rows(
        `select lender, principal, term_count, known_total > principal as priced
         from price_alerts join subscriptions on subscription_id = subscriptions.id where email = $1`,
        [email],
      ),
    ).toEqual([{ lender: 'smile-credit', principal: 150_000, term_count: 3, priced: true }]);
  });
});

test('the page of a pair links to an alert for its currency', async ({ page }) => {
  await page.goto('/convertor-valutar/ron-to-usd/');
  await page.getByRole('link', { name: 'Anunțați-mă când cursul trece de o valoare' }).click();
  await expect(page).toHaveURL(/\/abonare\/\?valuta=USD$/);
  await page.getByLabel(/^Alertă de curs/).check();
  await expect(page.getByLabel(/^Valuta, cu cursul BNR din/)).toHaveValue('USD');
});

test('by keyboard alone missing fields are reported, reached by their link, and corrected', async ({
  page,
}) => {
  await page.goto('/abonare/');
  await page.getByLabel('E-mail', { exact: true }).focus();
  await page.keyboard.type('ion@');
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(/^Eroare: Abonare/);
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Introduceți o adresă de e-mail validă',
    'Bifați cel puțin un subiect',
  ]);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ion@');
  await page.keyboard.press('End');
  await page.keyboard.type('example.ro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/^Oferte noi/)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
    'Scrieți valoarea în lei, în cifre, de exemplu 5,10',
  ]);
});

test('an administrator previews the digest of the week and sends it; the subscriber gets it once, and stops it', async ({
  page,
  browser,
}) => {
  const email = `rezumat.${Date.now()}@example.ro`;
  await page.goto('/abonare/');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel(/^Ghiduri noi/).check();
  await page.getByRole('button', { name: 'Abonați-mă' }).click();
  await expect(heading(page)).toHaveText('Mai este un pas: deschideți e-mailul');
  await page.goto(await confirmationLink(email));
  await page.getByRole('button', { name: 'Da, vreau mesajele' }).click();
  await expect(page).toHaveURL(/\/thank-you\/$/);

  await enterOffice(page, ['administrator']);
  await page.goto('/admin/operatiuni/');
  await page.getByText(/^Cum arată: „Noutăți de la Împrumut Clar/).click();
  await expect(page.locator('.digest-text')).toContainText('GHIDURI NOI');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Trimiteți acum/ }).click();

  const sent = () =>
    rows<{ body_text: string }>(
      `select body_text from mail_outbox where kind = 'digest' and recipient = $1`,
      [email],
    );
  await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBe(1);
  await page.reload();
  await expect(page.getByText(/a plecat la/)).toBeVisible();
  await page.goto('/admin/jurnal/?actiune=digest.sent');
  await expect(page.getByRole('row').nth(1)).toContainText('A trimis rezumatul săptămânii');

  const [mail] = await sent();
  const link = /https?:\S+\/unsubscribe\/\?cheie=\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  await stopAndResume(browser, link);
});

/** Follows the link of a guides message as people do, without JavaScript. */
async function stopAndResume(browser: Browser, link: string) {
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  await expect(heading(page)).toHaveText('Nu mai doriți mesajele despre ghiduri?');
  await page.getByRole('button', { name: 'Opriți mesajele despre ghiduri' }).click();
  await expect(page).toHaveTitle(/^Dezabonarea este făcută/);
  await expect(heading(page)).toHaveText('S-a făcut: am oprit mesajele despre ghiduri');
  await using scripted = await browser.newContext();
  const seen = await scripted.newPage();
  await seen.goto(link);
  expect(await axeFindings(seen)).toEqual([]);

  await page.getByRole('button', { name: 'Reluați mesajele despre ghiduri' }).click();
  await expect(page.getByText('Am reluat mesajele despre ghiduri')).toBeVisible();
  await expect(heading(page)).toHaveText('Nu mai doriți mesajele despre ghiduri?');

  // The reader's mail program presses the button, then the reader follows the link.
  const pressed = await context.request.post(link.replace('/unsubscribe/', '/api/unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(pressed.ok()).toBe(true);
  await page.goto(link);
  await expect(heading(page)).toHaveText('S-a făcut: am oprit mesajele despre ghiduri');
  await page.getByRole('button', { name: 'Opriți toate mesajele' }).click();
  await expect(heading(page)).toHaveText('S-a făcut: nu vă mai scriem');
  await page.goto(link);
  await expect(heading(page)).toHaveText('S-a făcut: nu vă mai scriem');
}
