import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { projectFolder, projectNode, siteEnvironment, siteNodeOptions } from '#scripts/project.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { kill } from '#scripts/crash/processes.ts';
import { programOf } from './packages.ts';
import { type Cluster, until } from './start-cluster.ts';

export type SiteInstance = Awaited<ReturnType<typeof startSiteInstance>>;

/**
 * Starts an instance of the site on the cluster: queries through the pooler, what needs a connection of its own past it.
 * @param program folder of the version it runs
 */
export async function startSiteInstance(
  cluster: Pick<Cluster, 'folder' | 'pooled' | 'direct'>,
  name: string,
  program = projectFolder,
) {
  const dataDir = path.join(cluster.folder, name);
  mkdirSync(dataDir);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let ended = 0;
  let folder = program;
  let child = begin();

  function begin(): ChildProcess {
    const log = openSync(`${dataDir}.log`, 'a');
    const site = spawn(projectNode, [...siteNodeOptions, 'server/main.ts'], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        ...siteEnvironment,
        ...operatorIdentity,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: cluster.pooled,
        DATABASE_DIRECT_URL: cluster.direct,
        TRUST_PROXY: '127.0.0.1',
        PAGES_AHEAD: 'made',
        RATES_FETCH: 'false',
        DRAIN_SECONDS: '3',
        // Four people who write without a pause exceed the usual limit of a site.
        FORM_LIMIT: '1000000',
        FORM_LEAST_SECONDS: '0',
      },
      stdio: ['ignore', log, log],
    });
    site.once('exit', () => {
      if (site === child && !isStopping) ended += 1;
    });
    return site;
  }
  let isStopping = false;
  const isReady = async () => (await fetch(`${origin}/api/ready`)).ok;
  const untilReady = () => until(`${name} to be ready`, isReady);

  async function stop(): Promise<void> {
    isStopping = true;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  }

  return {
    port,
    dataDir,
    origin,
    untilReady,
    stop,
    /** how often it ended by itself */
    ended: () => ended,
    /** Kills it with kill -9 and starts it again, as a supervisor does. */
    async killAndRestart(): Promise<void> {
      isStopping = true;
      if (child.pid !== undefined) await kill(child.pid);
      await pause(1_000);
      child = begin();
      isStopping = false;
      await untilReady();
    },
    /** Stops it in order and starts another version in its place, on the same data folder. */
    async replaceBy(next: string): Promise<void> {
      await stop();
      folder = next;
      child = begin();
      isStopping = false;
      await untilReady();
    },
  };
}

/** Starts nginx before the instances, by the file of `ops/` without its certificates. */
export async function startBalancer(folder: string, instances: readonly SiteInstance[]) {
  const port = await findFreePort();
  const text = readFileSync(path.join(projectFolder, 'ops/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_line, settings: string) =>
      instances.map((one) => `server 127.0.0.1:${one.port} ${settings};`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    // The port of this trial is a part of the pages' origin.
    .replace('Host $host', 'Host $http_host')
    .replace('/var/cache/nginx/imprumut-clar', path.join(folder, 'cache'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;\nevents { worker_connections 1024; }\nhttp { access_log off; ${places.join(' ')}\n${text}\n}`,
  );
  const nginx = spawn(programOf('nginx'), ['-p', folder, '-c', file], { stdio: 'ignore' });
  return { port, stop: () => nginx.kill('SIGTERM') };
}
