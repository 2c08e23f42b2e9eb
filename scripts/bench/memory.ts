import { readFileSync } from 'node:fs';
import { mixedLoad } from './mixed-load.ts';
import { startProgram } from './program.ts';
import type { Figure } from './report.ts';

const MOST_MEGABYTES = 300;
// An offer id that the redirector knows.
const OFFER_ID = '101';

/** Measures the memory of a program of its own after so many seconds of mixed load, and its peak. */
export async function measureMemory(seconds: number): Promise<Figure> {
  // A single visitor writes without limit, which the limits would refuse.
  await using program = await startProgram({ FORM_LIMIT: '1000000', FORM_LEAST_SECONDS: '0' });
  await program.settle();
  const ready = readMemory(program.pid).resident;
  const sitemap = await (await fetch(`${program.origin}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc]) => new URL(loc ?? '').pathname,
  );
  const port = Number(new URL(program.origin).port);
  const answered = await mixedLoad({ port, seconds, paths, offerId: OFFER_ID });
  const { resident, peak } = readMemory(program.pid);
  const all = Object.entries(answered).map(([name, count]) => `${count} ${name}`);
  return {
    what: `memory after ${seconds} s of mixed load`,
    measured: `${resident.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
    target: `≤ ${MOST_MEGABYTES} MB`,
    yardstick: `${ready.toFixed(0)} MB before it; answered: ${all.join(', ')}`,
    value: resident,
    ok: resident <= MOST_MEGABYTES,
  };
}

/** Reads a process's memory in megabytes: now, and its peak. Linux. */
function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { resident: of('VmRSS'), peak: of('VmHWM') };
}
