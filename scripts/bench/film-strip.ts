import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import * as chromeLauncher from 'chrome-launcher';
import { startProgram } from './program.ts';

// `npm run bench:film -- OUT.png [PATH …]`: how pages appear on a slow phone (1.6 Mbit/s, 150 ms, a processor four times slower), as
// the built site shows them: one strip a page, of the frames that differ, each with its moment.
const [out, ...paths] = process.argv.slice(2);
if (out === undefined) throw new Error('Name the picture to write.');
const slowPhone = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 150,
  downloadThroughputKbps: 1_638.4,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
};
const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type Frame = { timing: number; data: string };

await using program = await startProgram();
await program.settle();
const strips: string[] = [];
for (const path of paths.length > 0 ? paths : ['/', '/offers/']) strips.push(stripOf(path, await film(path)));
writeFileSync(out, await draw(strips.join('')));

async function film(path: string): Promise<Frame[]> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
  try {
    const result = await lighthouse(program.origin + path, {
      port: chrome.port,
      logLevel: 'error',
      onlyAudits: ['screenshot-thumbnails', 'largest-contentful-paint'],
      throttlingMethod: 'devtools',
      throttling: slowPhone,
    });
    return framesOf(result?.lhr);
  } finally {
    chrome.kill();
  }
}

function framesOf(result: Result | undefined): Frame[] {
  const details = result?.audits['screenshot-thumbnails']?.details;
  return details && 'items' in details ? (details.items as Frame[]) : [];
}

function stripOf(path: string, frames: readonly Frame[]): string {
  const pictures = frames.map(
    ({ timing, data }) => `<figure><img src="${data}"><figcaption>${timing} ms</figcaption></figure>`,
  );
  return `<h2>${path}</h2><div>${pictures.join('')}</div>`;
}

async function draw(markup: string): Promise<Buffer> {
  await using browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1080, height: 100 } });
  await page.setContent(
    `<style>body{font:14px sans-serif}div{display:flex;gap:8px}figure{margin:0}img{width:120px;border:1px solid #999}</style>${markup}`,
  );
  return await page.screenshot({ fullPage: true });
}
