import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { takenOver } from './taken-over.ts';

// One card below the other, the first of them on the screen.
test.use({ viewport: { width: 600, height: 900 } });

const totals = (page: Page) =>
  page.locator('[data-offer]').evaluateAll((offers) =>
    offers.map((offer) => ({
      id: offer.getAttribute('data-offer'),
      text: offer.querySelector('.offer-total')?.textContent,
      isOnScreen: offer.getBoundingClientRect().top < innerHeight,
    })),
  );

/** Moves a slider by one step, without time to rest. @returns the offers' text right after it */
async function step(page: Page, stops: number) {
  await page
    .getByRole('slider')
    .first()
    .evaluate(async (slider, by) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      value?.set?.call(slider, String(Number((slider as HTMLInputElement).value) + by));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      Object.assign(window, {
        said: [...document.querySelectorAll('[data-offer]')].map((offer) => ({
          id: offer.getAttribute('data-offer'),
          text: offer.querySelector('.offer-total')?.textContent,
        })),
      });
    }, stops);
  return await page.evaluate(
    () => (window as unknown as { said: { id: string; text: string | undefined }[] }).said,
  );
}

test('while a slider moves, the visible part is right at once and stays in place; the rest follows', async ({
  page,
}) => {
  await page.goto('/offers/?suma=1000&perioada=3');
  await takenOver(page);
  await page.getByText('Schimbați').click();
  const before = await totals(page);
  const moving = await step(page, 8);

  expect(moving.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const seen = before.filter(({ isOnScreen, text }) => isOnScreen && text !== undefined);
  expect(seen.length).toBeGreaterThan(0);
  for (const { id, text } of seen) {
    expect(moving.find((offer) => offer.id === id)?.text).not.toBe(text);
  }
  // The part off the screen follows when the slider rests.
  const below = before.filter(({ isOnScreen, text }) => !isOnScreen && text !== undefined);
  expect(below.length).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const now = await totals(page);
      return below.filter(({ id, text }) => now.find((offer) => offer.id === id)?.text === text);
    })
    .toEqual([]);
  await expect(page).not.toHaveURL(/suma=1000\b/);
  const said = async () => (await totals(page)).map(({ id, text }) => ({ id, text }));
  const rested = await said();
  await page.reload();
  expect(await said()).toEqual(rested);
});

test('figures that scroll into view while a slider moves are those of its position', async ({ page }) => {
  await page.goto('/offers/?suma=1000&perioada=3');
  await takenOver(page);
  await page.getByText('Schimbați').click();
  const last = page.locator('[data-offer]:has(.offer-total)').last();
  const id = await last.getAttribute('data-offer');
  const first = await last.locator('.offer-total').textContent();
  await last.scrollIntoViewIfNeeded();
  const moved = await step(page, 8);
  expect(moved.find((offer) => offer.id === id)?.text).not.toBe(first);
});
