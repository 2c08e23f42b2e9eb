import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import type { Role } from '#domain/office/role.ts';

export const officePassword = 'barza galben trotuar';

/** Runs SQL in the database of the running program, through the socket in its data folder. */
export async function rows<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
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

/** Somebody new with these roles, invited, with an account of their own, and signed in in this page's browser. */
export async function enterOffice(
  page: Page,
  roles: Role[],
  name = 'Ioana',
): Promise<{ email: string; name: string }> {
  const token = randomUUID();
  const email = `${token}@exemplu.ro`;
  const hash = createHash('sha256').update(token).digest('base64url');
  await rows(
    `insert into office_invitations (token_hash, email, name, roles, created_at, expires_at)
     values ($1, $2, $3, $4, now(), now() + interval '1 hour')`,
    [hash, email, name, roles],
  );
  await page.goto(`/admin/invitatie/#${token}`);
  await page.getByLabel('Parolă').fill(officePassword);
  await page.getByRole('button', { name: 'Salvați și intrați' }).click();
  // A password is slow to check on purpose, twice here.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bună ziua, ${name}`, { timeout: 20_000 });
  return { email, name };
}
