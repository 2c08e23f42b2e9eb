import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { phoneSlowdown } from './phone-slowdown.ts';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One page of each type. */
const pages = [
  { path: '/', kind: 'app' },
  { path: '/offers/', kind: 'app' },
  { path: '/calculator-rate-credit/', kind: 'app' },
  { path: '/convertor-valutar/eur-to-ron/', kind: 'app' },
  { path: '/credit-cu-buletinul/', kind: 'document' },
  { path: '/credit-nevoi-personale/smile-credit/', kind: 'document' },
  { path: '/ce-este-dae-si-cum-se-calculeaza/', kind: 'document' },
  { path: '/blog/', kind: 'document' },
  { path: '/autor/redactia/', kind: 'document' },
  { path: '/cum-ordonam/', kind: 'document' },
  { path: '/cum-functioneaza/', kind: 'document' },
  { path: '/termenii-de-utilizare/', kind: 'document' },
  { path: '/zile-libere-2027/', kind: 'document' },
  { path: '/curs-valutar-banci/', kind: 'document' },
  { path: '/contact/', kind: 'document' },
] as const;

/**
 * Runs Lighthouse on a simulated phone, a page of each type; every audit below full marks is named.
 * @param only some of their paths; none: all
 */
export async function measureLighthouse(program: Program, only: readonly string[] = []): Promise<Figure[]> {
  const measured = pages.filter(({ path }) => only.length === 0 || only.includes(path));
  const chrome = await chromeLauncher.launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: flags,
  });
  try {
    const index = await machineIndex(program.origin, chrome.port);
    const slowdown = phoneSlowdown(index);
    const figures: Figure[] = [
      {
        what: 'Lighthouse slows this machine down',
        measured: `${slowdown.toFixed(1)}×`,
        target: '',
        yardstick: `its index is ${index.toFixed(0)}; 4× is for one of 1 533`,
        ok: true,
      },
    ];
    for (const { path, kind } of measured)
      figures.push(await figureOf(program.origin + path, { kind, port: chrome.port, slowdown }));
    return figures;
  } finally {
    chrome.kill();
  }
}

async function machineIndex(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['seo'] });
  return result?.lhr.environment.benchmarkIndex ?? Number.NaN;
}

type Way = { kind: 'app' | 'document'; port: number; slowdown: number };

async function figureOf(url: string, { kind, port, slowdown }: Way): Promise<Figure> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  );
  const seconds = (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000;
  const blocking = audits['total-blocking-time']?.numericValue ?? Number.NaN;
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const lacking = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => audit.id);
  const limit = kind === 'document' ? 0.8 : 1;
  return {
    what: `Lighthouse ${new URL(url).pathname}`,
    measured: `${scores.join('/')}  LCP ${seconds.toFixed(2)} s  CLS ${shift.toFixed(3)}  TBT ${blocking.toFixed(0)} ms`,
    target: `100s, LCP ≤ ${limit} s, CLS 0, TBT ≤ 50 ms`,
    yardstick: lacking.length > 0 ? `below full marks: ${lacking.join(', ')}` : '',
    ok: scores.every((score) => score === 100) && seconds <= limit && blocking <= 50 && shift === 0,
  };
}
