import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { draft } from '#tests/setup/content-with-draft.ts';
import { enterOffice, officePassword } from './office.ts';
import { rows } from './stored-rows.ts';

const address = `/${draft.slug}/`;

/** Formats a moment for a field of date and time, in Romanian time. */
function inRomania(moment: Date): string {
  const zone = { timeZone: romania.timeZone };
  return `${moment.toLocaleDateString('sv-SE', zone)}T${moment.toLocaleTimeString('sv-SE', zone)}`;
}

const statusFor = async (page: Page, place: string) => (await page.request.get(place)).status();

test('a draft is invisible until its time, and then appears by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const preview = `/api/admin/texts/${draft.slug}/preview`;
  expect(await statusFor(visitor, address)).toBe(404);
  expect(await statusFor(visitor, preview)).toBe(401);
  for (const place of ['/sitemap.xml', '/blog/', '/cautare/?q=ciorna']) {
    expect(await (await visitor.request.get(place)).text(), place).not.toContain(draft.slug);
  }

  const { name } = await enterOffice(page, ['editor'], `Ana ${Date.now()}`);
  await page.getByRole('navigation', { name: 'Redacție' }).getByRole('link', { name: 'Texte' }).click();
  await page.getByLabel('Stare').selectOption('ciornă');
  await page.getByRole('button', { name: 'Filtrați' }).click();
  await expect(page).toHaveURL(/stare=draft/);
  await page.getByRole('link', { name: draft.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Vedeți cum va arăta' }).click();
  const look = await opened;
  await expect(look.getByText(draft.sentence)).toBeVisible();
  await expect(look.getByRole('note')).toContainText('Vizitatorii nu văd această pagină.');
  expect(await look.locator('script[type=module]').count()).toBe(0);
  expect(await statusFor(visitor, address)).toBe(404);

  await page.getByRole('button', { name: 'Programați' }).click();
  await expect(page.getByRole('alert')).toContainText('Scrieți ziua și ora.');
  await page.getByLabel('Ziua și ora publicării').fill(inRomania(new Date(Date.now() + 3_600_000)));
  await page.getByRole('button', { name: 'Programați' }).click();
  await expect(page.getByText(/^Apare singur la .* A hotărât Ana/)).toBeVisible();
  expect(await statusFor(visitor, address)).toBe(404);

  // However slow the machine, the previous check was in time; now the hour ends within a second.
  await rows(
    `with moved as (update publications set publish_at = now() + interval '1 second' where path = $1)
     select pg_notify('publications', $1)`,
    [address],
  );
  await expect.poll(() => statusFor(visitor, address), { timeout: 30_000 }).toBe(200);
  await visitor.goto(address);
  await expect(visitor.getByText(draft.sentence)).toBeVisible();
  await expect
    .poll(async () => (await visitor.request.get('/sitemap.xml')).text())
    .toContain(`${address}</loc>`);

  await page.reload();
  await page.getByRole('button', { name: 'Lăsați fișierul să hotărască' }).click();
  await expect(page.getByText(/^Vizitatorii nu îl văd\./)).toBeVisible();
  await expect.poll(() => statusFor(visitor, address), { timeout: 30_000 }).toBe(404);
  const entries = await rows<{ action: string }>(
    'select action from audit_log where user_name = $1 and subject_kind = $2 order by id',
    [name, 'text'],
  );
  expect(entries.map(({ action }) => action)).toEqual(['text.scheduled', 'text.withdrawn']);
  await visitor.context().close();
});

test('a text is corrected by keyboard, survives a reload and a lost session, and is public once a colleague approved it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email } = await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/texte/declaratie-de-accesibilitate/scrie/');
  const text = page.getByLabel('Textul', { exact: true });
  const written = await text.inputValue();
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n### O întrebare nouă\n\nCuvinte ');
  await page.keyboard.press('Control+b');
  const looks = page.frameLocator('iframe[title=Pagina]');
  await expect(looks.getByText('O întrebare nouă')).toBeAttached();
  await expect(looks.locator('strong', { hasText: 'cuvinte' })).toBeAttached();

  await page.reload();
  await expect(text).toHaveValue(`${written}\n### O întrebare nouă\n\nCuvinte **cuvinte**`);
  await context.clearCookies();
  await page.getByLabel('De ce').fill('o întrebare a cititorilor');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'intrați din nou' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă').fill(officePassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('De ce')).toHaveValue('o întrebare a cititorilor');
  await page.getByRole('button', { name: 'Propuneți textul' }).press('Enter');
  await expect(page.getByText(/^Propunerea \d+ a fost trimisă/)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enterOffice(other, ['editor'], 'Ion');
  await other.goto('/admin/texte/propuneri/');
  await expect(other.locator('ins', { hasText: 'O întrebare nouă' })).toBeVisible();
  await other.getByRole('button', { name: /^Aprobați/ }).press('Enter');
  await expect(other.getByText('Nicio propunere în această stare.')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/declaratie-de-accesibilitate/')).text())
    .toContain('O întrebare nouă');
  await other.context().close();
});

test('the list is filtered and sorted in the address, by keyboard, and exported', async ({ page }) => {
  await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/texte/?cauta=ferratum');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Titlu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?cauta=ferratum&ordine=titlu$/);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descărcați tabelul (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('texte.csv');
});

test('an editor learns whether their file is the one served, and the file never leaves the browser', async ({
  page,
}) => {
  await enterOffice(page, ['editor'], 'Ana');
  await page.goto('/admin/texte/');
  await page.getByRole('link', { name: 'Ce este publicat' }).click();
  await expect(
    page.getByText(/^Serverul care v-a răspuns folosește versiunea [0-9a-f]+, făcută la/),
  ).toBeVisible();
  // One program runs here; several are listed (tests/process/instances.test.ts).
  await expect(page.getByText('Site-ul este servit de o singură instanță a programului.')).toBeVisible();
  await expect(page.getByRole('row', { name: /, cea care v-a răspuns .* la zi la zi / })).toBeVisible();
  const file = path.resolve(import.meta.dirname, '../../content/creditori/ferratum.md');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.getByLabel('Fișierul dumneavoastră').setInputFiles(file);
  await expect(
    page.getByText('Da: serverul folosește chiar acest fișier, content/creditori/ferratum.md.'),
  ).toBeVisible();
  const text = await readFile(file, 'utf8');
  await page
    .getByLabel('Fișierul dumneavoastră')
    .setInputFiles({ name: 'ferratum.md', mimeType: 'text/markdown', buffer: Buffer.from(`${text} `) });
  await expect(
    page.getByText('Nu: serverul folosește altă versiune a fișierului content/creditori/ferratum.md.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('a moderator cannot open the texts', async ({ page }) => {
  await enterOffice(page, ['moderator'], 'Radu');
  await expect(page.getByRole('link', { name: 'Texte' })).toHaveCount(0);
  await page.goto('/admin/texte/');
  await expect(page.getByRole('alert')).toContainText('Contul dumneavoastră nu are acest drept.');
});
