import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { askSite, curl, untilReady } from './ask-site.ts';
import { has } from './has.ts';
import { end, startInstance } from './start-instance.ts';
import { HOST, startCaddy, startNginx } from './start-proxy.ts';

const REQUESTS = 1_000;
const PAGES = [
  '/',
  '/offers/',
  '/blog/',
  '/calculator-rate-credit/',
  '/curs-valutar-banci/',
  '/comparatie/',
  '/contact/',
  '/cum-functioneaza/',
  '/transparenta/',
  '/verificare/',
];

/** Puts Caddy and nginx before the site by the files of `ops/`, asks through them, and counts what reaches the site. */
export async function tryProxies(say: (line: string) => void): Promise<void> {
  const metricsPort = String(await findFreePort());
  await using site = await startInstance({
    PUBLIC_ORIGIN: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
    METRICS_PORT: metricsPort,
    FORM_LIMIT: '1000',
    WORK_LIMIT: '999',
  });
  for (const [name, start] of [
    ['caddy', startCaddy],
    ['nginx', startNginx],
  ] as const) {
    if (!has(name)) {
      say(`${name}: not tried, the machine has no ${name}.`);
      continue;
    }
    const folder = mkdtempSync(path.join(tmpdir(), `imprumut-clar-${name}-`));
    const port = await findFreePort();
    const proxy = await start({ folder, port, sites: [site.port] });
    const to = ['--resolve', `${HOST}:${port}:127.0.0.1`];
    const origin = `https://${HOST}:${port}`;
    try {
      await untilReady(origin, 30, ...to);
      say(`${name}: ${await askSite(origin, ...to, '-H', `origin: https://${HOST}`)}.`);
      say(
        `${name}: of ${REQUESTS} requests of ten pages ${await countReached(origin, to, metricsPort)} reached the site.`,
      );
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      const paused = await curl(`${origin}/offers/`, ...to, '-H', `cookie: pauza=${tomorrow}`);
      if (paused.status !== 302) throw new Error(`${name} answers a pause from its cache`);
      say(`${name}: /offers/ in a pause answered ${paused.status} ${paused.location.replace(origin, '')}.`);
    } finally {
      await end(proxy);
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Asks ten pages in turn by ten connections, and counts by the site's metrics what came through. */
async function countReached(origin: string, to: readonly string[], metricsPort: string): Promise<number> {
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const counts = [...text.matchAll(/^http_requests_total\{kind="page",.*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const before = await read();
  const addresses = Array.from({ length: REQUESTS / 10 }, (_, at) => `${origin}${PAGES[at % PAGES.length]}`);
  await Promise.all(
    Array.from({ length: 10 }, () => {
      const args = ['-sk', '--http2', '-o', '/dev/null', '-H', 'accept-encoding: br', ...to];
      return new Promise((resolve) => {
        // One curl asks for all of them on one connection.
        spawn('curl', [
          ...args,
          ...addresses.flatMap((one, at) => (at === 0 ? [one] : ['-o', '/dev/null', one])),
        ]).once('close', resolve);
      });
    }),
  );
  // Longer than the metrics are kept.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (await read()) - before;
}
