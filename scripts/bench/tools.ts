import { chromium, type CDPSession, type Locator } from '@playwright/test';
import { Agent, get } from 'node:http';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';

const LIVE_PAGES = 300;
const DRAG_STEPS = 60;
const SLOWDOWN = 4;

/** A currency pair rendered for each request, and a slider of the calculator dragged on a slow phone. */
export async function measureTools(program: Program): Promise<Figure[]> {
  const pairMs = await medianOfLivePages(`${program.origin}/convertor-valutar/eur-to-ron/`);
  const dragged = await measureDrag(`${program.origin}/calculator-rate-credit/`);
  return [
    {
      what: 'pair page rendered live, median one after another',
      measured: `${pairMs.toFixed(2)} ms`,
      target: '≤ 5 ms',
      yardstick: `${LIVE_PAGES} different amounts: data, render, policy and compression`,
      ok: pairMs <= 5,
    },
    {
      what: `calculator recalculated by a drag, ${SLOWDOWN}× slower`,
      measured: `${dragged.toFixed(1)} ms a step`,
      target: '≤ 16 ms',
      yardstick: `script, style and layout, mean of ${DRAG_STEPS} steps`,
      ok: dragged <= 16,
    },
  ];
}

// An amount nobody asked for before is in no cache.
async function medianOfLivePages(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let amount = 1; amount <= LIVE_PAGES; amount += 1) {
    times.push(await timeOf(`${address}?suma=${amount},37`, agent));
  }
  agent.destroy();
  // The first third warms the code up.
  const warm = times.slice(LIVE_PAGES / 3).toSorted((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}

function timeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => done(performance.now() - started));
    }).on('error', failed);
  });
}

async function measureDrag(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
    await page.goto(address);
    const slider = page.getByRole('slider').first();
    // Hydrates the page and warms its code up.
    await slider.press('ArrowRight');
    await drag(slider);
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
async function drag(slider: Locator): Promise<void> {
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
