import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

// node scripts/offers-read/time-verdict.ts http://localhost:3000 picture.jpg [runs]: from the choice of a picture to the verdict on a
// machine that is four times slower. The browser's own slowdown leaves workers alone, so its pages are stopped three quarters of the time.

const [site = 'http://localhost:3000', picture = '', runs = '5'] = process.argv.slice(2);
const [RUNNING_MS, STOPPED_MS] = [5, 15];
const FIELD = '#oferta';
const ANSWER = '#raspuns, #gasite, .offer-input .error-text';

for (const isCached of [false, true]) {
  const times: string[] = [];
  for (let run = 0; run < Number(runs); run++) times.push(await timeOf(isCached));
  console.log(isCached ? 'cached:    ' : 'not cached:', times.join('; '));
}

async function timeOf(isCached: boolean): Promise<string> {
  const profile = mkdtempSync(path.join(tmpdir(), 'verdict-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const [page = await context.newPage()] = context.pages();
    const open = async () => {
      await page.goto(`${site}/verificare/`);
      await page.locator(FIELD).focus();
      await page.getByText('Nimic nu pleacă').waitFor();
      await page.waitForLoadState('networkidle');
    };
    const choose = async () => {
      await page.locator(FIELD).setInputFiles(picture);
      await page.locator(ANSWER).first().waitFor({ timeout: 120_000 });
    };
    await open();
    if (isCached) {
      await choose();
      await open();
    }
    const renderers = renderersOf(profile);
    const before = cpuOf(renderers);
    const over = new AbortController();
    const slowdown = (async () => {
      while (!over.signal.aborted) {
        signal(renderers, 'SIGSTOP');
        await wait(STOPPED_MS);
        signal(renderers, 'SIGCONT');
        await wait(RUNNING_MS);
      }
    })();
    const started = performance.now();
    await choose();
    const ms = Math.round(performance.now() - started);
    over.abort();
    await slowdown;
    const answer = await page.locator(ANSWER).first().textContent();
    return `${ms} ms (${cpuOf(renderers) - before} of a processor) ${answer}`;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Processes that show pages, of the browser with this profile. */
function renderersOf(profile: string): number[] {
  return execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('--type=renderer') && line.includes(profile))
    .map((line) => Number(line.trim().split(/\s+/)[0]));
}

function signal(processes: readonly number[], name: NodeJS.Signals) {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // One that ended meanwhile.
    }
  }
}

/** Milliseconds of a processor that processes have used. */
function cpuOf(processes: readonly number[]): number {
  return processes.reduce((sum, id) => {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}
