import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { enterOffice, expectClear, officePassword, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';
import { test } from './test.ts';

const APPLICATION = '/program-de-afiliere/';

/** Makes a tax code with its check digit: weights 7, 5, 3, 2, 1, 7, 5, 3, 2 from the left of nine digits. */
function newTaxCode(): string {
  const digits = [1, ...Array.from({ length: 7 }, () => randomInt(10))];
  const sum = digits.reduce(
    (total, digit, index) => total + digit * ([5, 3, 2, 1, 7, 5, 3, 2][index] ?? 0),
    0,
  );
  return [...digits, ((sum * 10) % 11) % 10].join('');
}

async function apply(page: Page, firm: string, cui: string) {
  await page.getByLabel('Numele firmei').fill(firm);
  await page.getByLabel('Codul fiscal (CUI)').fill(cui);
  await page.getByLabel('Site-ul sau canalul').fill('exemplu.ro');
  await page.getByLabel('Cu cine vorbim').fill('Ana Pop');
  await page.getByLabel('E-mail', { exact: true }).fill(`contact@${cui}.example`);
  await page.getByRole('button', { name: 'Trimiteți cererea' }).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a firm applies; an invalid tax code has its error beside the field, and the typed values stay', async ({
    page,
  }) => {
    const cui = newTaxCode();
    await page.goto(APPLICATION);
    await apply(page, 'Fără Scripturi SRL', `${cui.slice(0, -1)}${(Number(cui.at(-1)) + 1) % 10}`);
    await expect(page.getByRole('link', { name: /^Ultima cifră a codului fiscal/ })).toBeVisible();
    await expect(page.getByLabel('Numele firmei')).toHaveValue('Fără Scripturi SRL');

    await page.getByLabel('Codul fiscal (CUI)').fill(cui);
    await page.getByRole('button', { name: 'Trimiteți cererea' }).click();
    await expect(page.getByRole('heading', { name: 'Am primit cererea' })).toBeVisible();
    expect(await rows('select state from partners where tax_code = $1', [cui])).toEqual([
      { state: 'applied' },
    ]);
  });
});

test('a firm is approved, makes its account by the link, sees its clicks and makes a link', async ({
  page,
  browser,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const cui = newTaxCode();
  const firm = `Firma ${cui} SRL`;
  await page.goto(APPLICATION);
  await apply(page, firm, cui);
  await expect(page.getByRole('dialog', { name: 'Am primit cererea' })).toBeVisible();

  await enterOffice(page, ['partners']);
  await page.getByRole('link', { name: /^Parteneri/ }).click();
  await page.getByRole('link', { name: firm }).click();
  await page.getByRole('button', { name: 'Aprobați' }).click();
  const link = await page.getByLabel('Linkul').inputValue();
  const [partner] = await rows<{ id: string; pid: string }>(
    'select id, provider_id as pid from partners where tax_code = $1',
    [cui],
  );
  await addClicks(partner);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto(link);
  await desk.getByLabel('Parolă').fill(officePassword);
  await desk.getByRole('button', { name: 'Salvați și intrați' }).press('Enter');
  await expect(desk.getByRole('row', { name: /^Toate clicurile 12 8 0/ })).toBeVisible();
  await expect(desk.getByText('8 clicuri numărate sunt ale unor vizitatori fără acord')).toBeVisible();
  await desk.getByRole('link', { name: 'program, nu om' }).click();
  await expect(desk.getByRole('row')).toHaveCount(5);

  await desk.getByRole('link', { name: 'Linkuri' }).click();
  await desk.getByLabel('sub1', { exact: true }).fill('ghid buget');
  await expect(desk.getByLabel('Adresa', { exact: true })).toHaveValue(
    new RegExp(String.raw`/offers/\?pid=${partner?.pid}&sub1=ghid\+buget$`),
  );

  await desk.getByRole('link', { name: 'Cheie', exact: true }).click();
  await desk.getByRole('button', { name: 'Faceți o cheie' }).click();
  const key = await desk.getByLabel('Cheia', { exact: true }).inputValue();
  const clicks = await page.request.get('/api/parteneri/v1/clicks', {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(((await clicks.json()) as { data: object[] }).data).toHaveLength(12);

  await desk.getByRole('link', { name: 'Postback' }).click();
  await keepAddress(desk, 'https://127.0.0.1/pb');
  await expect(desk.getByRole('link', { name: /Adresa duce într-o rețea privată/ })).toBeVisible();
  await keepAddress(desk, 'https://program.invalid/pb');
  await expect(desk.getByLabel('Cheia semnăturii')).toHaveValue(/^whsec_/);
  await desk.getByRole('button', { name: /^Porniți testul/ }).click();
  await expect(desk.getByText(/Legătura nu s-a deschis/).first()).toBeVisible();
  await desk.getByRole('link', { name: 'Clicuri' }).click();
  await desk.getByRole('row').last().getByRole('link').click();
  await expect(desk.getByRole('row', { name: /Verdict: numărat|Verdict: program/ })).toBeVisible();

  const click = new URL(desk.url()).pathname.replace('/parteneri/', '');
  await expectClear(desk, [
    '/parteneri/',
    '/parteneri/clicuri/',
    `/parteneri/${click}`,
    '/parteneri/conversii/',
    '/parteneri/linkuri/',
    '/parteneri/cheie/',
    '/parteneri/postback/',
    '/parteneri/cont/',
  ]);
  await expectClear(page, [
    APPLICATION,
    '/admin/parteneri/',
    `/admin/parteneri/${partner?.id}/`,
    `/admin/bani/${click}`,
  ]);
  await desk.getByRole('button', { name: 'Ieșiți' }).click();
  await expectClear(desk, ['/parteneri/intrare/', '/parteneri/parola/']);
  await context.close();
});

/** Fills the form of an address to which JSON is posted. */
async function keepAddress(desk: Page, url: string) {
  await desk.getByLabel('Cum trimitem').selectOption('POST');
  await desk.getByLabel('Adresa programului').fill(url);
  await desk.getByRole('button', { name: 'Păstrați adresa' }).click();
}

/** Twelve clicks of a partner, yesterday, of which four are a program's. */
async function addClicks(partner: { id: string; pid: string } | undefined) {
  await rows(
    `with made as (
       insert into clicks (id, offer_id, country, referer, target_host, is_bot, created_at, sub1, provider_id)
       select gen_random_uuid(), '101', 'RO', '', 'lender.test', number > 8, now() - interval '1 day', 'ghid', $2
       from generate_series(1, 12) as number returning id, created_at, is_bot)
     insert into partner_clicks (click_id, provider_id, partner_id, word, clicked_at, stored_at, said_at)
     select id, $2, $1, case when is_bot then 'program' else 'counted' end, created_at, now(), now() from made`,
    [partner?.id, partner?.pid],
  );
}
