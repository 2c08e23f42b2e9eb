import type { Page } from '@playwright/test';

/** Records layout shifts on every page opened from now on. @returns reads the last shift, 0 if none */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: (entry as { value?: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate('shift');
}
