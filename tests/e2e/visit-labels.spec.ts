import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { rows } from './stored-rows.ts';

const marks = 'utm_source=partener&utm_campaign=toamna&pid=p-7k2m9qx4&sub8=8&sub1=';

test('a partner’s labels travel from the landing page to the click, without being stored', async ({
  page,
}) => {
  const partner = randomUUID();
  await page.goto(`/?${marks}${partner}`);
  await page.getByRole('button', { name: /Vedeți ofertele/ }).click();
  await expect(page).toHaveURL(/\/offers\/\?suma=.*sub8=8/);
  await page.waitForLoadState();
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/.*sub8=8/);

  await leave(page);

  await expectMarkedClick(partner);
  expect(await page.context().cookies()).toEqual([]);
});

test('a visitor faster than a page’s scripts still carries the labels along', async ({ page }) => {
  const partner = randomUUID();
  // On a busy machine the page asks for its scripts after `goto` gave them up.
  await page.route('**/assets/**', (route) =>
    page.url().includes('/transition/') ? route.continue() : route.abort(),
  );
  await page.goto(`/offers/?suma=2000&perioada=3&${marks}${partner}`);
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/(?!.*sub8)/);
  await page.waitForLoadState();

  await leave(page);

  await expectMarkedClick(partner);
});

test('with consent the last partner keeps a visitor until a search; without it only the visit with its label is the partner’s', async ({
  page,
  baseURL,
}) => {
  const providers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/event')) return;
    const { event_id, sub8, provider_id } = request.postDataJSON() as Record<string, unknown>;
    if (event_id === 5 && sub8 === undefined) providers.push(String(provider_id));
  });
  const visit = async (path: string, provider: string, referer?: string) => {
    await page.goto(path, { ...(referer && { referer }) });
    await expect.poll(() => providers.at(-1)).toBe(provider);
    providers.push('');
  };
  const partner = '/blog/?pid=p-7k2m9qx4&sub1=1';
  await visit(partner, 'p-7k2m9qx4');
  await visit('/legi/', 'ro-1');

  await page.context().addCookies([{ name: 'consent', value: '2.3/measurement', url: baseURL ?? '' }]);
  await visit(partner, 'p-7k2m9qx4');
  await visit('/legi/', 'p-7k2m9qx4');
  await visit('/blog/?pid=p-9', 'p-9');
  await visit('/legi/', 'ro-1', 'https://www.google.com/');
  await visit('/blog/', 'ro-1');
});

test('the click records that the visitor had no source, and no later address contains it', async ({
  page,
}) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await wayOn(page).click();
  await expect(page).toHaveURL(/\/transition\/.*utm_source=typein/);
  await page.getByRole('link', { name: 'Ghiduri' }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

function wayOn(page: Page) {
  return page.getByRole('link', { name: 'Mergeți la Smile Credit' }).first();
}

/** Continues to the lender, whose site is not requested. */
async function leave(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'creditor' }));
  const asked = page.waitForRequest(/^https:.*smilecredit/);
  await page.getByRole('link', { name: /Continuați la Smile Credit/ }).click();
  await asked;
}

async function expectMarkedClick(partner: string): Promise<void> {
  await expect
    .poll(() =>
      rows(
        'select utm_source, utm_campaign, provider_id, sub8, session_id, placement from clicks where sub1 = $1',
        [partner],
      ),
    )
    .toEqual([
      {
        utm_source: 'partener',
        utm_campaign: 'toamna',
        provider_id: 'p-7k2m9qx4',
        sub8: '8',
        session_id: null,
        placement: 'transition',
      },
    ]);
}
