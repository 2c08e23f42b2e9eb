import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { axeFindings } from './axe-findings.ts';
import { enterOffice } from './office.ts';
import { rows } from './stored-rows.ts';

const article = '/regula-50-30-20-in-lei/';
const lender = '/credit-nevoi-personale/provident/';

/** Returns the link of a kind from the last message to an address. */
async function linkOf(kind: string, recipient: string): Promise<string> {
  const mails = () =>
    rows<{ body_text: string }>(
      'select body_text from mail_outbox where kind = $1 and (recipient = $2 or body_text like $3) order by created_at desc limit 1',
      [kind, recipient, `%${recipient}%`],
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  return /https?:\S+\/(?:moderare|confirmare)\/\?\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
}

/** Opens the form for a comment. */
const openForm = (page: Page) => page.locator('summary', { hasText: 'Scrieți un comentariu' }).click();

async function write(page: Page, name: string, text: string) {
  await openForm(page);
  await page.getByLabel('Nume', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill('ana@example.ro');
  await page.getByLabel('Comentariu', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Trimiteți comentariul' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a comment waits, is published by the link of the message and appears on the page', async ({
      page,
    }) => {
      const name = `Ana ${Date.now()}`;
      await page.goto(article);
      await write(page, name, `Mulțumesc pentru explicații, ${name}.\n\nRevin.`);
      await expect(page.getByText('Comentariul a fost trimis.')).toBeVisible();
      await expect(page.getByText(`explicații, ${name}`)).toHaveCount(0);

      await page.goto(await linkOf('moderation', name));
      await page.getByRole('button', { name: 'Publicați' }).click();
      await expect(page.getByText('S-a decis deja. Este publicat pe pagină.')).toBeVisible();
      await expect
        .poll(async () => (await page.request.get(article)).text())
        .toContain(`explicații, ${name}`);

      await page.goto(article);
      const comment = page
        .getByRole('article')
        .filter({ hasText: `explicații, ${name}` })
        .last();
      await expect(comment.locator('time')).toHaveText(
        javaScriptEnabled ? /^(chiar acum|acum )/ : /^\d\d\.\d\d\.\d{4}$/,
      );
      await comment.getByRole('link', { name: `Răspundeți lui ${name}` }).click();
      await expect(page.getByRole('heading', { name: `Răspundeți lui ${name}` })).toBeVisible();
    });

    test('an invalid comment is shown again unchanged, with its errors', async ({ page }) => {
      await page.goto(article);
      await openForm(page);
      await page.getByLabel('Comentariu', { exact: true }).fill('Ăla');
      await page.getByRole('button', { name: 'Trimiteți comentariul' }).click();
      await expect(page).toHaveTitle(/^Eroare: /);
      await expect(page.locator('.error-summary')).toBeFocused();
      await expect(page.locator('.error-summary').getByRole('link')).toHaveText([
        'Scrieți numele dumneavoastră',
        'Introduceți o adresă de e-mail validă',
        'Scrieți cel puțin 5 caractere',
      ]);
      await expect(page.getByLabel('Comentariu', { exact: true })).toHaveValue('Ăla');
    });

    test('a review is confirmed by mail before a moderator reads it', async ({ page }) => {
      const email = `petru.${Date.now()}@example.ro`;
      await page.goto(lender);
      await page.locator('summary', { hasText: 'Scrieți o părere' }).click();
      await page.getByRole('radio', { name: /^4 stele/ }).check();
      await page.getByLabel('Cum a fost?').fill('Au răspuns repede și clar la întrebări.');
      await page.getByLabel('Nume', { exact: true }).fill('Petru');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Trimiteți părerea' }).click();
      await expect(page.getByText('Mai este un pas.')).toBeVisible();

      await page.goto(await linkOf('confirm-review', email));
      await page.getByRole('button', { name: 'Da, eu am scris-o' }).click();
      await expect(page.getByText('Mulțumim. Părerea o citește acum unul dintre noi')).toBeVisible();
      expect(
        await rows('select status, confirmed_at is not null as confirmed from reviews where email = $1', [
          email,
        ]),
      ).toEqual([{ status: 'pending', confirmed: true }]);
    });
  });
}

for (const [address, button] of [
  [article, 'Trimiteți comentariul'],
  [lender, 'Trimiteți părerea'],
] as const) {
  test(`the form of ${address} is accessible with errors`, async ({ page }) => {
    await page.goto(address);
    if (address === lender) await page.locator('summary', { hasText: 'Scrieți o părere' }).click();
    else await openForm(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('.error-summary')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('forged links lead to a plain page', async ({ page }) => {
  for (const address of ['/moderare/?ce=x.y', '/confirmare/?ce=moderate']) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText(/Linkul nu este întreg/)).toBeVisible();
  }
});

test('a moderator publishes two comments together by keyboard; the article shows them and the audit log records it', async ({
  page,
}) => {
  const mark = `Grup ${Date.now()}`;
  await rows(
    `insert into comments (article_slug, author_name, email, body, created_at)
     select 'regula-50-30-20-in-lei', $1 || ' ' || n, 'grup@example.ro', 'Un comentariu bun, ' || $1 || ' ' || n, now()
     from generate_series(1, 2) n`,
    [mark],
  );
  await enterOffice(page, ['moderator']);
  await page.goto(`/admin/moderare/?cauta=${encodeURIComponent(mark)}`);
  await expect(page.locator('.queue-text').getByText(`Un comentariu bun, ${mark} 2`)).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByText('2 texte alese')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page
    .getByRole('group', { name: 'Pentru toate cele alese' })
    .getByRole('button', { name: 'Publicați' })
    .click();
  await expect(page.getByText('Nu este nimic aici.')).toBeVisible();

  await expect
    .poll(async () => {
      const html = await (await page.request.get(article)).text();
      return [1, 2].every((number) => html.includes(`Un comentariu bun, ${mark} ${number}`));
    })
    .toBe(true);
  expect(
    await rows(
      `select count(*) as entries from audit_log join comments on comments.id::text = subject_id
       where action = 'moderation.published' and body like $1`,
      [`%${mark}%`],
    ),
  ).toMatchObject([{ entries: expect.stringMatching(/^2$/) }]);
});
