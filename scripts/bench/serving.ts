import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { cpuSeconds, type Program } from './program.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const NGINX_PORT = 8079;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Cached pages against nginx serving the same bytes, and pages rendered live. Compared by what a page costs the server's
 * process in CPU time: on a small machine the load generator, not the server, decides how many pages a second there are.
 */
export async function measureServing(program: Program): Promise<Figure[]> {
  const address = `${program.origin}/offers/`;
  const page = await (await fetch(address)).text();
  const ours = await load(address, program.pid);
  const nginx = await nginxYardstick(page);
  const p99 = await sequentialP99(address);
  const live = await load(`${program.origin}/transition/?oferta=102&suma=2000&perioada=3`, program.pid);
  const ratio = nginx && nginx.cpuMicroseconds / ours.cpuMicroseconds;

  return [
    {
      what: 'cached page',
      measured: `${ours.cpuMicroseconds.toFixed(0)} µs CPU${ratio ? `, ${ratio.toFixed(2)} of nginx` : ''}, ${ours.perSecond}/s`,
      target: '≥ 0.75 of nginx',
      yardstick: nginx
        ? `nginx brotli_static ${nginx.cpuMicroseconds.toFixed(0)} µs, ${nginx.perSecond}/s`
        : 'nginx or its brotli module is not installed',
      ok: ratio === undefined ? null : ratio >= 0.75,
    },
    {
      what: 'cached page, p99 one after another',
      measured: `${p99.toFixed(2)} ms`,
      target: '≤ 2 ms',
      yardstick: '3 000 requests on one connection',
      ok: p99 <= 2,
    },
    {
      what: 'page rendered for each request',
      measured: `${live.cpuMicroseconds.toFixed(0)} µs CPU, ${live.perSecond}/s`,
      target: '',
      yardstick: 'data, render, policy and compression',
      ok: true,
    },
  ];
}

type Load = { perSecond: number; cpuMicroseconds: number };

async function load(url: string, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  }
  const cpuMicroseconds = ((cpuSeconds(pid) - before) / result.requests.total) * 1e6;
  return { perSecond: Math.round(result.requests.average), cpuMicroseconds };
}

async function sequentialP99(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number>((done, failed) => {
      const started = performance.now();
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume().on('end', () => done(performance.now() - started));
      }).on('error', failed);
    });
  const times: number[] = [];
  for (let count = 0; count < 3000; count += 1) times.push(await ask());
  agent.destroy();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function nginxYardstick(page: string): Promise<Load | undefined> {
  if (!existsSync(brotliModule)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'imprumut-clar-nginx-'));
  mkdirSync(join(folder, 'site/offers'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'site/offers/index.html'), page);
  writeFileSync(join(folder, 'site/offers/index.html.br'), brotliCompressSync(page));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} load_module ${brotliModule}; master_process off; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/site; brotli_static on; } }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    await answering(`http://127.0.0.1:${NGINX_PORT}/offers/`);
    return await load(`http://127.0.0.1:${NGINX_PORT}/offers/`, nginx.pid ?? 0);
  } finally {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answering(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${url} did not answer`);
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}
