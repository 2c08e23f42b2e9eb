import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { findServer, signalAll } from '#scripts/crash/processes.ts';
import { programOf } from './packages.ts';
import { defaultWaits, type Waits } from './waits.ts';

const DATABASE = 'imprumut_clar';
const START_PATIENCE_MS = 180_000;

/** A machine with PostgreSQL under Patroni. */
type Member = { name: string; folder: string; port: number; restPort: number };

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts what operators have: etcd, two PostgreSQL under Patroni in synchronous mode, HAProxy on Patroni's own check, and PgBouncer in
 * transaction mode before it.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- one program after the other, in the order in which they need each other
export async function startCluster(waits: Waits = defaultWaits) {
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-cluster-'));
  chmodSync(folder, 0o755);
  // PostgreSQL refuses to run as root.
  const account = accountOf('postgres');
  const started: ChildProcess[] = [];
  const run = (
    name: string,
    command: string,
    args: string[],
    env: Record<string, string> = {},
  ): ChildProcess => {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    started.push(child);
    return child;
  };
  const own = (name: string): string => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true });
    execFileSync('chown', ['-R', 'postgres', made]);
    return made;
  };

  const etcdPort = await findFreePort();
  const peer = `http://127.0.0.1:${await findFreePort()}`;
  const client = `http://127.0.0.1:${etcdPort}`;
  run('etcd', programOf('etcd-server'), [
    '--enable-v2=true',
    '--name',
    'one',
    '--data-dir',
    own('etcd'),
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `one=${peer}`,
  ]);

  const members: Member[] = [];
  const patronis = new Map<string, ChildProcess>();
  for (const name of ['a', 'b']) {
    members.push({ name, folder: own(name), port: await findFreePort(), restPort: await findFreePort() });
  }
  for (const member of members) {
    const file = path.join(member.folder, 'patroni.yml');
    writeFileSync(file, patroniSettings(member, etcdPort, waits));
    patronis.set(member.name, run(`patroni-${member.name}`, programOf('patroni'), [file]));
    await until(`Patroni ${member.name}`, () => answers(`http://127.0.0.1:${member.restPort}/health`));
  }

  const haproxyPort = await findFreePort();
  const haproxyFile = path.join(folder, 'haproxy.cfg');
  writeFileSync(haproxyFile, haproxySettings(members, haproxyPort, waits));
  run('haproxy', programOf('haproxy'), ['-db', '-f', haproxyFile]);

  const poolerPort = await findFreePort();
  const poolerFolder = own('pgbouncer');
  const poolerFile = path.join(poolerFolder, 'pgbouncer.ini');
  writeFileSync(poolerFile, poolerSettings(poolerFolder, haproxyPort, poolerPort, waits));
  writeFileSync(path.join(poolerFolder, 'users.txt'), '"postgres" ""\n');
  const startPooler = () => run('pgbouncer', programOf('pgbouncer'), [poolerFile]);
  let pooler = startPooler();

  const direct = `postgres://postgres@127.0.0.1:${haproxyPort}/${DATABASE}`;
  const primary = async (): Promise<Member | undefined> => {
    for (const member of members)
      if (await answers(`http://127.0.0.1:${member.restPort}/primary`)) return member;
    return undefined;
  };
  await until('a primary', async () => (await primary()) !== undefined);
  const first = await primary();
  execFileSync('/usr/lib/postgresql/15/bin/createdb', [
    '-h',
    '127.0.0.1',
    '-p',
    String(first?.port),
    '-U',
    'postgres',
    DATABASE,
  ]);

  // HAProxy takes each member for the primary until its first checks.
  let inTurn = 0;
  await until('HAProxy', async () => {
    inTurn = (await leadsToPrimary(direct)) ? inTurn + 1 : 0;
    return inTurn > 20;
  });

  const postmaster = (member: Member): number =>
    Number(readFileSync(path.join(member.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  /** every process of a member: Patroni, its PostgreSQL and the children of both */
  const allOf = (member: Member): number[] => {
    const patroni = patronis.get(member.name)?.pid;
    return [...findServer(postmaster(member)), ...(patroni === undefined ? [] : findServer(patroni))];
  };

  return {
    folder,
    account,
    waits,
    direct,
    pooled: `postgres://postgres@127.0.0.1:${poolerPort}/${DATABASE}`,
    primary,
    /** Waits until one member is the primary and the other one has followed it synchronously for two rounds of Patroni. */
    async untilWhole(): Promise<void> {
      let since = Infinity;
      await until('two members', async () => {
        const follows = await Promise.all(
          members.map(({ restPort }) => answers(`http://127.0.0.1:${restPort}/synchronous`)),
        );
        const isWhole = (await primary()) !== undefined && follows.some(Boolean);
        since = isWhole ? Math.min(since, Date.now()) : Infinity;
        return Date.now() - since > 2_200 * waits.loopWait;
      });
    },
    /** Kills the postmaster of the primary with kill -9. */
    async killPrimary(): Promise<void> {
      const member = await primary();
      if (member) process.kill(postmaster(member), 'SIGKILL');
    },
    /** Stops every process of the primary, as if its machine had lost the network. @returns a function that lets them go on */
    async freezePrimary(): Promise<() => void> {
      const member = await primary();
      const frozen = member ? allOf(member) : [];
      signalAll(frozen, 'SIGSTOP');
      return () => signalAll(frozen, 'SIGCONT');
    },
    /** Kills PgBouncer, and starts it again as a supervisor does. */
    async killPooler(): Promise<void> {
      pooler.kill('SIGKILL');
      await pause(1_000);
      pooler = startPooler();
    },
    async stop(): Promise<void> {
      // Patroni first: it would start a stopped PostgreSQL again.
      for (const child of started.toReversed()) child.kill('SIGTERM');
      await pause(5_000);
      for (const member of members)
        signalAll(
          allOfQuietly(() => allOf(member)),
          'SIGKILL',
        );
      for (const child of started) child.kill('SIGKILL');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function leadsToPrimary(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ away: boolean }>('select pg_is_in_recovery() as away');
    return rows[0]?.away === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function allOfQuietly(find: () => number[]): number[] {
  try {
    return find();
  } catch {
    // Its postmaster has ended and taken its file along.
    return [];
  }
}

function accountOf(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Resolves when the condition holds. @throws {Error} after two minutes */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await pause(250)) {
    if (await isSo().catch(() => false)) return;
  }
  throw new Error(`${what} did not come`);
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

function patroniSettings(
  { name, folder, port, restPort }: Member,
  etcdPort: number,
  { ttl, loopWait, retryTimeout, primaryStartTimeout }: Waits,
): string {
  return `scope: imprumut-clar
name: ${name}
restapi: { listen: '127.0.0.1:${restPort}', connect_address: '127.0.0.1:${restPort}' }
etcd: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: ${loopWait}
    retry_timeout: ${retryTimeout}
    primary_start_timeout: ${primaryStartTimeout}
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 120, wal_log_hints: 'on', shared_buffers: 64MB }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${folder}/data
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${folder}/pgpass
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
  parameters: { unix_socket_directories: '${folder}' }
  authentication:
    superuser: { username: postgres }
    replication: { username: replicator }
    rewind: { username: postgres }
`;
}

function haproxySettings(members: readonly Member[], port: number, { check }: Waits): string {
  const servers = members.map(
    (one) => `  server ${one.name} 127.0.0.1:${one.port} maxconn 150 check port ${one.restPort}`,
  );
  return `global
  maxconn 1000
defaults
  mode tcp
  retries 2
  timeout client 30m
  timeout connect 4s
  timeout server 30m
  timeout check 5s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter ${check.every}s fall ${check.fall} rise ${check.rise} on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

function poolerSettings(folder: string, databasePort: number, port: number, { loginRetry }: Waits): string {
  return `[databases]
${DATABASE} = host=127.0.0.1 port=${databasePort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 400
default_pool_size = 40
server_login_retry = ${loginRetry}
unix_socket_dir = ${folder}
logfile = ${folder}/pgbouncer.log
pidfile = ${folder}/pgbouncer.pid
`;
}
