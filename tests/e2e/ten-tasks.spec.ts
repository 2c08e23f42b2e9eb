import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { tasks } from './ten-tasks.ts';

// The hardest screen at once: 1280 × 1024 zoomed four times, forced colours, no motion, and the question of consent still at the
// bottom.
test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

for (const { name, path, area, tree } of tasks) {
  test(`${name}: named and read in order, and reached by keyboard alone on an enlarged screen`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Refuz' })).toBeVisible();
    await expect.soft(page.locator(area)).toMatchAriaSnapshot(tree);

    const controls = await markControls(page, area);
    expect(controls.length).toBeGreaterThan(0);
    await page.locator('[data-stop="0"]').focus();
    for (const [stop, control] of controls.entries()) {
      if (stop > 0) await page.keyboard.press('Tab');
      expect.soft(await focused(page), control).toEqual({ stop, isSeen: true, isOutlined: true });
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(320);
  });
}

/** Numbers the focusable controls of an area, in reading order. @returns the area's markup */
function markControls(page: Page, area: string): Promise<string[]> {
  return page.locator(area).evaluate((root) => {
    const all = root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const reached = [...all].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement)) return true;
      if (element.type === 'hidden' || element.tabIndex < 0) return false;
      if (element.type !== 'radio') return true;
      // Only one radio button of a group is focusable: the chosen one, or the first.
      const group = [...root.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
    for (const [stop, element] of reached.entries()) element.dataset['stop'] = String(stop);
    return reached.map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Tells which element has the focus, whether part of it is visible, and whether its focus is visible. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // The visible part of a choice is its label.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const shown = [element, ...labels];
    // A link in a sentence may span two lines, neither of which fills the bounding box of both.
    const lines = shown.flatMap((part) => [...part.getClientRects()]);
    const isSeen = lines.some(({ left, right, top, bottom }) => {
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return [0.25, 0.5, 0.75].some((share) => {
        const hit = document.elementFromPoint((left + right) / 2, from + (to - from) * share);
        return hit !== null && shown.some((one) => one.contains(hit));
      });
    });
    const outlined = [
      element,
      ...element.querySelectorAll('*'),
      ...labels,
      ...labels.flatMap((label) => [...label.children]),
    ];
    const isOutlined =
      element.getAttribute('type') === 'range' ||
      outlined.some((part) => getComputedStyle(part).outlineStyle !== 'none');
    return { stop: Number(element.dataset['stop'] ?? -1), isSeen, isOutlined };
  });
}
