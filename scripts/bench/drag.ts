import { chromium, type CDPSession, type ElementHandle } from '@playwright/test';

export const DRAG_STEPS = 60;
export const SLOWDOWN = 4;
/** Milliseconds until a list has followed a slider that rests: its order, its address, the name of its tab. */
const REST_MS = 3_000;

/** Milliseconds of work a step of the page's first slider takes, on a phone four times slower: script, style and layout. */
export async function dragSlider(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
    await page.goto(address);
    // On a phone the form of a list is a line until it is opened.
    const folded = page.locator('details:not([open]):has([type="range"]) > summary');
    if (await folded.count()) await folded.first().click();
    // Found once: to look for it in a long list again would count as work of the page.
    const slider = await page.getByRole('slider').first().elementHandle();
    if (!slider) throw new Error(`${address} has no slider`);
    // Hydrates the page and warms its code up.
    await slider.press('ArrowRight');
    await drag(slider);
    // What follows a slider that rests belongs to no step of the next one.
    await page.waitForTimeout(REST_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const before = await workMs(session);
    await drag(slider);
    return ((await workMs(session)) - before) / DRAG_STEPS;
  } finally {
    await browser.close();
  }
}

/** A step a frame, as a finger moves: the value is set as the browser does, past React's own setter. */
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
