import { chromium, type CDPSession, type ElementHandle } from '@playwright/test';

export const DRAG_STEPS = 60;
export const SLOWDOWN = 4;
const DRAGS = 5;
/** Milliseconds until a list has followed a resting slider: its order, its address, the title of its tab. */
const REST_MS = 3_000;

/**
 * Measures the processor time in milliseconds of a step of the page's first slider, on a phone four times slower: script, style and
 * layout. Measured by the clock of the page's own thread, which excludes other work of the machine, and multiplied.
 * @returns the median of several drags
 */
export async function dragSlider(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
    await page.goto(address);
    // On a phone the form of a list is folded until it is opened.
    const folded = page.locator('details:not([open]):has([type="range"]) > summary');
    if (await folded.count()) await folded.first().click();
    // Found once: searching a long list again would count as work of the page.
    const slider = await page.getByRole('slider').first().elementHandle();
    if (!slider) throw new Error(`${address} has no slider`);
    // Hydrates the page and warms its code up.
    await slider.press('ArrowRight');
    await drag(slider);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const works: number[] = [];
    for (let count = 0; count < DRAGS; count += 1) {
      // Work after a resting slider must not count for the next drag.
      await page.waitForTimeout(REST_MS);
      const before = await workMs(session);
      await drag(slider);
      works.push((await workMs(session)) - before);
    }
    const middle = works.toSorted((a, b) => a - b)[Math.floor(DRAGS / 2)] ?? Number.NaN;
    return (middle / DRAG_STEPS) * SLOWDOWN;
  } finally {
    await browser.close();
  }
}

/** Drags one step a frame, like a finger: the value is set as the browser does, bypassing React's own setter. */
async function drag(slider: ElementHandle): Promise<void> {
  await slider.evaluate(async (element, steps) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const first = Math.round(Number((element as HTMLInputElement).max) * 0.3);
    for (let step = 0; step < steps; step += 1) {
      value?.set?.call(element, String(first + step));
      element.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  }, DRAG_STEPS);
}

async function workMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}
