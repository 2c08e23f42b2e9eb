import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { formNames } from '#domain/visits/statistics/form-names.ts';
import { enterOffice } from './office.ts';
import { rows } from './stored-rows.ts';

// A separate country: other tests produce figures too.
const country = 'LK';

// Serial, in one worker: a second one would write the same figures.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await rows(`delete from statistics_visits where country = '${country}'`);
  await rows(`
    insert into statistics_visits (country, day, kind, page_views, visits, arrivals, visitors) values
      ('${country}', '2026-09-01', 'consented', 40, 10, 10, 8),
      ('${country}', '2026-09-02', 'consented', 1210, 30, 30, 20),
      ('${country}', '2026-09-02', 'cookieless', 100, 90, 60, null),
      ('${country}', '2026-08-31', 'consented', 1000, 10, 10, 9)`);
  await rows(`delete from statistics_sources where country = '${country}'`);
  await rows(`
    insert into statistics_sources
      (country, day, source, medium, campaign, content, term, visits, page_views, departures, conversions) values
      ('${country}', '2026-09-02', 'google', 'organic', '', '', '', 25, 1000, 3, 1),
      ('${country}', '2026-09-02', 'google', 'cpc', 'toamna', '', '', 5, 210, 2, 0)`);
  await rows(
    `insert into statistics_runs values ($1, '2026-09-02T20:05:00Z') on conflict (country) do nothing`,
    [country],
  );
});

test('an analyst compares a period with the previous one, and exports the table', async ({ page }) => {
  await enterOffice(page, ['analyst'], 'Dana');
  await page.getByRole('link', { name: 'Statistici' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vizite');

  await page.getByLabel('De la').fill('01.09.2026');
  await page.getByLabel('Până la').fill('02.09.2026');
  await page.getByLabel('Țara', { exact: true }).selectOption(country);
  await page.getByRole('button', { name: 'Filtrați' }).click();

  await expect(page).toHaveURL(/perioada=alta&de_la=01\.09\.2026&pana_la=02\.09\.2026&tara=LK$/);
  await expect(page.getByText('01.09.2026 – 02.09.2026, față de 30.08.2026 – 31.08.2026.')).toBeVisible();
  // 40 + 1 210 + 100 against 1 000.
  await expect(page.getByText('+35,0% față de 1\u00a0000')).toBeVisible();
  await page.getByRole('button', { name: 'Scrieți o notă' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'O notă la o zi' });
  await dialog.getByLabel('Ziua').fill('02.09.2026');
  await dialog.getByLabel('Ce s-a întâmplat').fill('A pornit campania');
  await dialog.getByRole('button', { name: 'Păstrați nota' }).press('Enter');
  await expect(
    page.getByRole('row', { name: /^02\.09\.2026 A pornit campania 1\s310 30 60 20 0$/ }),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descărcați tabelul (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('vizite-2026-09-01-2026-09-02.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '\r\n2026-09-02;1310;30;60;20;0;A pornit campania\r\n',
  );
});

test('a source opens level by level, by keyboard and in the address', async ({ page }) => {
  await enterOffice(page, ['analyst'], 'Dana');
  await page.goto(`/admin/statistici/surse/?de_la=2026-09-01&pana_la=2026-09-02&tara=${country}`);

  await page.getByRole('link', { name: 'google' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('organic');
  await page.getByRole('link', { name: 'cpc' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('toamna');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('toamna');
  await page.getByRole('link', { name: 'Toate sursele' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('google');
});

test('an offer shows how often it was seen, and which share left for the lender', async ({ page }) => {
  const [offer] = await rows<{ id: string; header: string }>(
    "select id, header from offers where country = 'RO' order by id limit 1",
  );
  const id = offer?.id;
  // Far in the past, without other data; impressions are counted from the second day on.
  await rows(`delete from statistics_offers where country = 'LK'`);
  await rows(`delete from statistics_impressions where country = 'LK'`);
  await rows(
    `insert into statistics_offers (country, day, offer_id, departures, pending, approved, rejected) values
      ('LK', '2026-08-30', $1, 5, 0, 0, 0), ('LK', '2026-08-31', $1, 2, 0, 0, 0), ('LK', '2026-09-01', $1, 3, 0, 0, 0)`,
    [id],
  );
  await rows(
    `insert into statistics_impressions (country, day, offer_id, impressions) values
      ('LK', '2026-08-31', $1, 100), ('LK', '2026-09-01', $1, 1200)`,
    [id],
  );
  await enterOffice(page, ['analyst'], 'Dana');
  await page.goto('/admin/statistici/oferte/?perioada=alta&de_la=2026-09-01&pana_la=2026-09-02&tara=LK');

  // 3 of 1 200 now; 2 of 100 in the two days before, whose first was not counted.
  await expect(page.getByRole('row').nth(1)).toHaveText(
    new RegExp(`^${id}1.200.*față de 1003.57,1% față de 70,25înainte 2,00`),
  );
  await expect(page.getByText('Afișările se numără din 31.08.2026.')).toBeAttached();
});

test('the office names the fields of every form as the pages do', async ({ page }) => {
  await page.goto('/contact/');
  const words =
    'offers application reg drumuri cereti-pretul calculator-rate-credit convertor-valutar contact abonare unsubscribe';
  const more = ['credit-nevoi-personale/smile-credit', 'ce-este-dae-si-cum-se-calculeaza'];
  const paths = ['/', ...[...words.split(' '), ...more].map((path) => `/${path}/`)];
  const found = await page.evaluate(async (addresses) => {
    const forms: [string, string[]][] = [];
    for (const address of addresses) {
      const text = await (await fetch(address)).text();
      const html = new DOMParser().parseFromString(text, 'text/html');
      for (const form of html.querySelectorAll<HTMLFormElement>('form[data-form]')) {
        const fields = ([...form.elements] as HTMLInputElement[]).filter(
          ({ type, tabIndex, name }) =>
            name && tabIndex >= 0 && !/^(hidden|submit|button|fieldset|output)$/.test(type),
        );
        const names = [...new Set(fields.map(({ name }) => name))];
        const labels = names.map((name) => {
          const same = fields.filter((field) => field.name === name);
          const legend = same.length > 1 && same[0]?.closest('fieldset')?.querySelector('legend');
          const label = legend || same[0]?.labels?.[0];
          return (label ? label.textContent : same[0]?.getAttribute('aria-label'))?.trim() ?? '';
        });
        forms.push([form.dataset['form'] ?? '', labels]);
      }
    }
    return forms;
  }, paths);
  const { tool, ...listed } = formNames;
  expect(tool?.fields).toEqual([]);
  for (const [name, { fields }] of Object.entries(listed)) {
    const onPage = found.find(([form]) => form === name)?.[1];
    expect(onPage?.slice(0, fields.length), name).toEqual(fields);
  }
});

test('an administrator sees how the site runs and renders its pages again; the log records it', async ({
  page,
}) => {
  const { name } = await enterOffice(page, ['administrator'], `Ana ${Date.now()}`);
  await page.getByRole('navigation', { name: 'Redacție' }).getByRole('link', { name: 'Operațiuni' }).click();
  await expect(page.getByText(/^Răspunde în \d+ ms\. PostgreSQL 18/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Numărarea statisticilor/ })).toBeVisible();

  await page.getByRole('button', { name: 'Reîmprospătați paginile' }).click();

  await expect
    .poll(() =>
      rows('select action from audit_log where user_name = $1 and action like $2', [name, 'pages.%']),
    )
    .toEqual([{ action: 'pages.refreshed' }]);
});

test('an analyst cannot open pages for administrators', async ({ page }) => {
  await enterOffice(page, ['analyst'], 'Dana');
  await expect(page.getByRole('link', { name: 'Operațiuni' })).toHaveCount(0);
  await page.goto('/admin/operatiuni/');
  await expect(page.getByRole('alert')).toContainText('Contul dumneavoastră nu are acest drept.');
});
