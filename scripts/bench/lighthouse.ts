import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { phoneSlowdown } from './phone-slowdown.ts';
import type { Program } from './program.ts';
import { type Figure, medianOf } from './report.ts';

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
 * @param options.runs of each page; the figure is their median by LCP
 * @param options.only some of their paths; none: all
 */
export async function measureLighthouse(
  program: Program,
  { runs, only = [] }: { runs: number; only?: readonly string[] },
): Promise<Figure[]> {
  const measured = pages.filter(({ path }) => only.length === 0 || only.includes(path));
  const chrome = await chromeLauncher.launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: flags,
  });
  try {
    const index = (await judge(program.origin, { port: chrome.port, onlyCategories: ['seo'] })).environment
      .benchmarkIndex;
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
    for (const { path, kind } of measured) {
      const url = program.origin + path;
      figures.push(
        ...(await medianOf(runs, async () => [await figureOf(url, { kind, port: chrome.port, slowdown })])),
      );
    }
    return figures;
  } finally {
    chrome.kill();
  }
}

type Way = { kind: 'app' | 'document'; port: number; slowdown: number };

async function figureOf(url: string, { kind, port, slowdown }: Way): Promise<Figure> {
  const { categories, audits } = await judge(url, {
    port,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  );
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const first = valueOf('first-contentful-paint') / 1000;
  const largest = valueOf('largest-contentful-paint') / 1000;
  const blocking = valueOf('total-blocking-time');
  const shift = valueOf('cumulative-layout-shift');
  const lacking = Object.values(audits)
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative')
    .map((audit) => audit.id);
  const limit = kind === 'document' ? 0.8 : 1;
  return {
    what: `Lighthouse ${new URL(url).pathname}`,
    measured: `${scores.join('/')}  FCP ${first.toFixed(2)}  LCP ${largest.toFixed(2)} s  CLS ${shift.toFixed(3)}  TBT ${blocking.toFixed(0)} ms`,
    target: `100s, LCP ≤ ${limit} s, CLS 0, TBT ≤ 50 ms`,
    yardstick: [
      workOf(audits),
      ...(lacking.length > 0 ? [`below full marks: ${lacking.join(', ')}`] : []),
    ].join('; '),
    value: largest,
    ok: scores.every((score) => score === 100) && largest <= limit && blocking <= 50 && shift === 0,
  };
}

/** Names the work of the main thread in the trace, in milliseconds of this machine slowed down. */
function workOf(audits: Result['audits']): string {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = (details && 'items' in details ? details.items : []) as { group: string; duration: number }[];
  const of = (group: string) => items.find((item) => item.group === group)?.duration ?? 0;
  const [layout, parse, script] = ['styleLayout', 'parseHTML', 'scriptEvaluation'].map((name) =>
    of(name).toFixed(0),
  );
  return `style and layout ${layout}, parse ${parse}, script ${script} ms`;
}

const TRIES = 3;

/** Judges a page; a run that recorded no trace, as happens on a busy machine, is repeated. */
async function judge(url: string, options: Flags, tries = TRIES): Promise<Result> {
  const result = (await lighthouse(url, { logLevel: 'error', ...options }))?.lhr;
  if (result && result.runtimeError === undefined) return result;
  if (tries > 1) return judge(url, options, tries - 1);
  throw new Error(`Lighthouse gave no result for ${url}: ${result?.runtimeError?.message}`);
}
