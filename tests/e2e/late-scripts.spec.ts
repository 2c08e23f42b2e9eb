import { expect } from '@playwright/test';
import { test } from './test.ts';

// The page's scripts arrive when the visitor is already active, as on a slow phone.
test.beforeEach(async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(hydrate|home|offers)-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.exposeFunction('releaseScripts', () => release());
});

test('input on the home page before React loads is kept', async ({ page }) => {
  await page.goto('/');
  await page.locator('#suma').fill('7 000');
  await page.getByLabel('Unitatea perioadei').selectOption('zile');
  await page.locator('#perioada').fill('30');

  await page.evaluate('releaseScripts()');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 000');
  await expect(page.locator('#suma')).toHaveValue('7 000');
  await expect(page.locator('#perioada')).toHaveValue('30');
  await expect(page).toHaveURL(/suma=7000&perioada=30&unitate=zile/);
});

test('offers ticked for comparison before React loads stay ticked', async ({ page }) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await page.getByLabel(/Comparați Smile Credit/).check();

  await page.evaluate('releaseScripts()');

  await expect(page).toHaveURL(/compara=smile-credit/);
  await expect(page.getByLabel(/Comparați Smile Credit/)).toBeChecked();
  await expect(page.getByText('Smile Credit').last()).toBeVisible();
});

test('input at the very moment of hydration is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const postMessage = Reflect.get(MessagePort.prototype, 'postMessage') as (
      this: MessagePort,
      message: unknown,
    ) => void;
    // React has marked the element and scheduled its work.
    MessagePort.prototype.postMessage = function (message: unknown) {
      const root = document.getElementById('page') ?? {};
      if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
        MessagePort.prototype.postMessage = postMessage;
        const field = document.querySelector<HTMLInputElement>('#suma');
        if (field) field.value = '4 000';
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector<HTMLElement>('[name="compara"]')?.click();
      }
      postMessage.call(this, message);
    };
  });
  await page.goto('/offers/?suma=2000&perioada=3');
  await page.keyboard.press('Tab');
  await page.evaluate('releaseScripts()');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 000 de lei pe 3 luni');
  await expect(page.locator('[name="compara"]').first()).toBeChecked();
  await expect(page).toHaveURL(/suma=4000&perioada=3&compara=/);
});

test('a text selected for overwriting stays selected through hydration', async ({ page }) => {
  await page.goto('/offers/?suma=2000&perioada=3');
  await page.locator('#perioada').fill('5');
  await page.locator('#suma').selectText();

  await page.evaluate('releaseScripts()');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 000 de lei pe 5 luni');
  await page.keyboard.type('4 000');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 000 de lei pe 5 luni');
});

test("React loads when the browser is idle, the page's code only on touch", async ({ page }) => {
  await page.evaluate('releaseScripts()').catch(() => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.evaluate('releaseScripts()');
  await expect.poll(() => asked.some((path) => path.includes('/hydrate-'))).toBe(true);
  expect(asked.some((path) => path.includes('/home-'))).toBe(false);

  await page.mouse.move(200, 200);

  await expect.poll(() => asked.some((path) => path.includes('/home-'))).toBe(true);
});
