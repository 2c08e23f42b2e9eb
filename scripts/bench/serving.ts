import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import type { Program } from './program.ts';
import type { Figure } from './report.ts';

const SECONDS = 6;
const NGINX_PORT = 8079;
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Cached pages a second against nginx serving the same bytes, and pages rendered live. */
export async function measureServing(program: Program): Promise<Figure[]> {
  const page = await (await fetch(`${program.origin}/offers/`)).text();
  const ours = await load(`${program.origin}/offers/`);
  const nginx = await nginxYardstick(page);
  const calm = await load(`${program.origin}/offers/`, { connections: 2, overallRate: 1000 });
  const live = await load(`${program.origin}/transition/?oferta=102&suma=2000&perioada=3`);
  const ratio = nginx && ours / nginx;

  return [
    {
      what: 'cached page',
      measured: `${Math.round(ours)}/s${ratio ? `, ${ratio.toFixed(2)} of nginx` : ''}`,
      target: '≥ 0.75 of nginx',
      yardstick: nginx
        ? `nginx brotli_static ${Math.round(nginx)}/s`
        : 'nginx or its brotli module is not installed',
      ok: ratio === undefined ? null : ratio >= 0.75,
    },
    {
      what: 'cached page, p99 at 1 000/s',
      measured: `${latencyP99} ms`,
      target: '≤ 2 ms',
      yardstick: `${Math.round(calm)}/s asked for`,
      ok: latencyP99 <= 2,
    },
    {
      what: 'page rendered for each request',
      measured: `${Math.round(live)}/s`,
      target: '',
      yardstick: 'one process, compression included',
      ok: live > 0,
    },
  ];
}

let latencyP99 = 0;

async function load(url: string, options: Partial<autocannon.Options> = {}): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  latencyP99 = result.latency.p99;
  return result.requests.average;
}

async function nginxYardstick(page: string): Promise<number | undefined> {
  if (!existsSync(brotliModule)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'imprumut-clar-nginx-'));
  mkdirSync(join(folder, 'site/offers'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'site/offers/index.html'), page);
  writeFileSync(join(folder, 'site/offers/index.html.br'), brotliCompressSync(page));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} load_module ${brotliModule}; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/site; brotli_static on; } }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  try {
    await answering(`http://127.0.0.1:${NGINX_PORT}/offers/`);
    return await load(`http://127.0.0.1:${NGINX_PORT}/offers/`);
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
