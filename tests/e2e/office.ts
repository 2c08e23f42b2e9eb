import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { axeFindings } from './axe-findings.ts';
import { rows } from './stored-rows.ts';

export const officePassword = 'barza galben trotuar';

/** The slow hash of the password, as the site stores it. */
const passwordHash =
  '4950a2173a873ea99bd7e001ad66dbda:20ac8c288cdc850ace3b1fb12d30a854ea63c5897858d700b274b618ca0c2f4d3cd6372276e920ed63da02b0f23ba06c22ff645e73460bf72b34adcf4e71ad14';

/** Creates an account with these roles, as its invitation would, and signs in, in this page's browser. */
export async function enterOffice(
  page: Page,
  roles: Role[],
  name = 'Ioana',
): Promise<{ email: string; name: string }> {
  const id = randomUUID();
  const email = `${id}@exemplu.ro`;
  await rows(
    `with person as (
       insert into office_users (id, name, email, email_verified, roles, created_at, updated_at)
       values ($1, $2, $3, true, $4, now(), now()) returning id)
     insert into office_accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
     select id, id, id, 'credential', $5, now(), now() from person`,
    [id, name, email, roles, passwordHash],
  );
  await call(page, 'auth/sign-in/email', { email, password: officePassword });
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bună ziua, ${name}`);
  return { email, name };
}

async function call(page: Page, path: string, data: object): Promise<void> {
  const origin = test.info().project.use.baseURL ?? '';
  const answer = await page.request.post(`/api/admin/${path}`, { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(200);
}

// Dark, only what depends on colours is checked again, as on the site's own pages.
const officeLooks = [
  { name: 'phone, light', viewport: { width: 360, height: 800 }, colorScheme: 'light', rules: 'all' },
  { name: 'desk, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark', rules: 'colours' },
] as const;

/** Time limit of a visit to many pages on a busy machine. */
export const TIMEOUT_MS = 240_000;

/**
 * Opens these pages one after the other, each once, and expects no axe violations and no page wider than the screen, on a phone and on
 * a desk.
 */
export async function expectClear(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { name, viewport, colorScheme, rules } of officeLooks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, rules), `${path}, ${name}`).toEqual([]);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(content, `${path}, ${name}`).toBeLessThanOrEqual(window);
    }
  }
}
