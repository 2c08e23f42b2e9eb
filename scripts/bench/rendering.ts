import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteEnvironment, siteNodeOptions } from '#scripts/project.mjs';
import type { RenderingResult } from './render-many.ts';
import type { Figure } from './report.ts';

const child = new URL('render-many.ts', import.meta.url).pathname;

/** Measures rendering on one core, and storing 2 000 pages, in a process of its own like the site's. */
export async function measureRendering(): Promise<Figure[]> {
  const few = await renderMany(2_000);
  const many = await renderMany(20_000);
  const growth = many.wholeMs / few.wholeMs;
  const perSecond = (milliseconds: number) => Math.round(1000 / milliseconds);
  return [
    {
      what: 'article rendered and encoded',
      measured: `${perSecond(few.renderMs)}/s`,
      target: '≥ 5 000/s',
      yardstick: `one core; ${(few.htmlBytes / 1024).toFixed(0)} KB of HTML without its styles`,
      value: few.renderMs,
      ok: perSecond(few.renderMs) >= 5_000,
    },
    {
      what: 'article made, each further page',
      measured: `${few.wholeMs.toFixed(2)} ms of 2 000, ${many.wholeMs.toFixed(2)} ms of 20 000`,
      target: '≤ 1 ms, linear',
      yardstick: 'data, render, policy, ETag; no compression',
      value: many.wholeMs,
      ok: many.wholeMs <= 1 && growth < 1.3,
    },
    {
      what: 'memory with 2 000 pages kept',
      measured: `${few.keptMb.toFixed(0)} MB`,
      target: '≤ 300 MB',
      yardstick: `the page engine alone; ${few.emptyMb.toFixed(0)} MB before the first page`,
      value: few.keptMb,
      ok: few.keptMb <= 300,
    },
  ];
}

async function renderMany(count: number): Promise<RenderingResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [...siteNodeOptions, child, String(count)], {
    env: { ...process.env, ...siteEnvironment, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as RenderingResult;
}
