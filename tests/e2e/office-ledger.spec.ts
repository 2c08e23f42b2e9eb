import { createHash, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterOffice, expectClear, TIMEOUT_MS } from './office.ts';
import { rows } from './stored-rows.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'default' });

/** Adds a partner with three entries of the month before, sealed, and the statement of that month. */
async function addLedger(): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Firma ${id.slice(0, 8)} SRL`;
  await rows(
    `insert into partners (id, legal_name, tax_code, website, provider_id, state, created_at)
     values ($1, $2, $3, 'https://exemplu.ro/', $4, 'approved', now())`,
    [id, name, id.slice(0, 13), `p-${id.slice(0, 8)}`],
  );
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - 1, 5);
  at.setUTCHours(10, 0, 0, 0);
  const day = at.toISOString().slice(0, 10);
  let hash = '0'.repeat(64);
  for (const number of [1, 2, 3]) {
    const subject = `ajustare-${number}`;
    const line = `${number}|${at.toISOString()}|adjusted|${subject}|4500|${day}`;
    hash = createHash('sha256').update(`${hash}\n${line}`).digest('hex');
    await rows(
      `insert into ledger_entries (partner_id, number, at, kind, subject, bani, payable_from, hash)
       values ($1, $2, $3, 'adjusted', $4, 4500, $5, $6)`,
      [id, number, at, subject, day, hash],
    );
  }
  await rows(
    `insert into partner_statements (partner_id, month, last_number, last_hash, payable_bani, held_bani, made_at)
     values ($1, $2, 3, $3, 13500, 0, now())`,
    [id, day.slice(0, 7), hash],
  );
  return { id, name };
}

test('a payout is prepared from the invoice and confirmed by another colleague', async ({
  page,
  browser,
}) => {
  const { id, name } = await addLedger();
  await enterOffice(page, ['partners'], 'Ana');
  await page.goto('/admin/plati/');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Pregătiți plata' }).click();
  await page.getByLabel('Factura partenerului').fill('ABC 12');
  await page.getByLabel('Contul (IBAN)').fill('RO00');
  await page.getByRole('button', { name: 'Pregătiți', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Cifrele de control nu se potrivesc');
  await page.getByLabel('Contul (IBAN)').fill('RO49 AAAA 1B31 0075 9384 0000');
  await page.getByRole('button', { name: 'Pregătiți', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const other = await browser.newPage();
  await enterOffice(other, ['partners'], 'Ion');
  await other.goto('/admin/plati/');
  await other
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Aprobați' })
    .click();
  await expect(
    other.getByRole('row', { name: new RegExp(`^${name} 0\\slei 0\\slei 135\\slei nimic de plătit`) }),
  ).toBeVisible();
  await other.close();
  await page.goto(`/admin/plati/${id}/`);
  await expect(page.getByRole('row', { name: /plătit extrasul pe .*135\slei/ })).toBeVisible();
});

test.describe('pages of what is owed to partners', () => {
  test('are clear and no wider than the screen', async ({ page }) => {
    test.setTimeout(TIMEOUT_MS);
    const { id, name } = await addLedger();
    await rows(`insert into ledger_recounts (at, entries, differences) values (now(), 3, $1)`, [
      JSON.stringify([{ partnerId: id, kind: 'chain', subject: '2', bani: null }]),
    ]);
    await enterOffice(page, ['administrator']);
    const luna = new Date(Date.now() - 32 * 86_400_000).toISOString().slice(0, 7);
    await expectClear(page, ['/admin/plati/', `/admin/plati/${id}/?luna=${luna}`]);
    await page.goto('/admin/plati/');
    await expect(page.getByText(`${name}. Rândul 2: amprenta nu se potrivește.`)).toBeVisible();
  });
});
