import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { axeFindings } from './axe-findings.ts';
import { rows } from './stored-rows.ts';

export const officePassword = 'barza galben trotuar';

/** Invites somebody with these roles, creates the account and signs in, in this page's browser. */
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
  // As the page of the invitation does; that page has its own tests.
  await call(page, 'invitation/accept', { token, email, name, password: officePassword });
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
