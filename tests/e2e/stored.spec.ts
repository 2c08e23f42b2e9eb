import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';

// The database of the running program, through the socket in its data folder.
async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({
    host: join(process.env['E2E_DATA_DIR'] ?? '', 'postgres'),
    user: 'imprumut_clar',
    database: 'imprumut_clar',
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

test('a visit leaves its page views and its click in the database, each once', async ({ page }) => {
  const campaign = `e2e-${Date.now()}`;
  await page.goto(`/?utm_source=${campaign}`);
  await page.goto(`/transition/?oferta=102&suma=2000&perioada=3&sub1=${campaign}`);
  const href = (await page.getByRole('link', { name: /Continuați la/ }).getAttribute('href')) ?? '';
  expect((await page.request.get(href, { maxRedirects: 0 })).status()).toBe(302);

  await expect
    .poll(() => rows('select path from events where utm_source = $1 and event_id = 5', [campaign]))
    .toEqual([{ path: '/' }]);
  expect(await rows('select offer_id, target_host from clicks where sub1 = $1', [campaign])).toEqual([
    { offer_id: '102', target_host: 'www.smilecredit.ro' },
  ]);
});
