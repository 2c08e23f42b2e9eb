import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { cpuSeconds, type Program } from './program.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const CONNECTIONS = 32;
const NGINX_PORT = 8079;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Measures cached pages a second against nginx serving the same bytes, one process each, and pages rendered for each request. */
export async function measureServing(program: Program): Promise<Figure[]> {
  const address = `${program.origin}/offers/`;
  const page = await (await fetch(address)).text();
  // Warms up: in its first seconds a program is slower by a fifth, and of five runs the first would be apart from the others.
  await load(address, program.pid);
  const ours = await load(address, program.pid);
  const nginx = await nginxYardstick(page);
  const p99 = await sequentialP99(address);
  const live = await load(`${program.origin}/transition/?oferta=102&suma=2000&perioada=3`, program.pid);
  const ratio = nginx && ours.perSecond / nginx.perSecond;
  // A load generator slower than the servers would make any two of them look equal.
  const isTelling = hasWrk();

  return [
    {
      what: 'cached page',
      measured: `${ours.perSecond}/s${ratio ? `, ${ratio.toFixed(2)} of nginx` : ''}, ${ours.cpuMicroseconds.toFixed(0)} µs CPU`,
      target: '≥ 1.0 of nginx',
      yardstick: nginx
        ? `nginx brotli_static ${nginx.perSecond}/s, ${nginx.cpuMicroseconds.toFixed(0)} µs CPU${isTelling ? '' : '; wrk is not installed: the load generator is the limit'}`
        : 'nginx or its brotli module is not installed',
      value: ratio ?? ours.perSecond,
      ok: ratio === undefined || !isTelling ? null : ratio >= 1,
    },
    {
      what: 'cached page, p99 one after another',
      measured: `${p99.toFixed(2)} ms`,
      target: '≤ 2 ms',
      yardstick: '3 000 requests on one connection',
      value: p99,
      ok: p99 <= 2,
    },
    {
      what: 'page rendered for each request',
      measured: `${live.perSecond}/s, ${live.cpuMicroseconds.toFixed(0)} µs CPU`,
      target: '≥ 1 000/s',
      yardstick: 'the page for leaving: data, render, policy and compression',
      value: live.perSecond,
      ok: live.perSecond >= 1_000,
    },
  ];
}

type Load = { perSecond: number; cpuMicroseconds: number };

async function load(url: string, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const perSecond = Math.round(hasWrk() ? await wrkRate(url) : await autocannonRate(url));
  return { perSecond, cpuMicroseconds: ((cpuSeconds(pid) - before) / (perSecond * SECONDS)) * 1e6 };
}

function hasWrk(): boolean {
  return spawnSync('wrk', ['--version']).error === undefined;
}

async function wrkRate(url: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'accept-encoding: br', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (stdout.includes('Non-2xx')) throw new Error(`${url}: some requests were refused`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function autocannonRate(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  }
  return result.requests.average;
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
