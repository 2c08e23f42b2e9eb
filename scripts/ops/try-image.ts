import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { projectFolder } from '#scripts/project.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { askSite, untilReady } from './ask-site.ts';
import { has } from './has.ts';
import { end } from './start-instance.ts';

const PUBLIC_BASE = 'docker.io/library/debian:bookworm-slim';
const IMAGE = 'localhost/imprumut-clar-trial';
const MOST_MEGABYTES = 500;
/** Below the limits of most machines, which podman would raise. */
const WITHIN_LIMITS = ['--runtime', 'runc', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** Builds the image of ops/Dockerfile, on a base made by debootstrap where none can be fetched, runs it read-only and asks it. */
export async function tryImage(say: (line: string) => void): Promise<void> {
  if (!has('buildah')) return say('image: not tried, the machine has no buildah.');
  // Pictures of whole systems: a store of its own, which is removed afterwards.
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-image-'));
  const store = [
    '--root',
    path.join(folder, 'store'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  try {
    const found = findBases(buildah, folder, say);
    if (!found) return;
    const { base, build } = found;
    const file = path.join(projectFolder, 'ops/Dockerfile');
    const how = ['--isolation', 'chroot', '--format', 'docker', '-f', file];
    const bases = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILD=${build}`];
    buildah('build', ...how, ...bases, '-t', IMAGE, projectFolder);

    const root = buildah('mount', buildah('from', IMAGE));
    const baseRoot = buildah('mount', buildah('from', base));
    const megabytes = sizeOf(root) - sizeOf(baseRoot);
    say(`image: ${megabytes} MB beyond its base, of ${MOST_MEGABYTES}.`);
    if (megabytes > MOST_MEGABYTES) throw new Error('the image is too large');
    await runImage({ store, folder, root, say });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`${(error as Error).message}\n${stderr.slice(-2_000)}`, { cause: error });
  } finally {
    execFileSync('buildah', [...store, 'rm', '--all'], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}

type Buildah = (...args: string[]) => string;

/** The bases of both stages: fetched, or made here. */
function findBases(buildah: Buildah, folder: string, say: (line: string) => void) {
  try {
    buildah('pull', '-q', PUBLIC_BASE);
    return { base: PUBLIC_BASE, build: 'docker.io/library/node:24-bookworm-slim' };
  } catch {
    say(`image: ${PUBLIC_BASE} can not be fetched here; its base is made by debootstrap.`);
  }
  if (!has('debootstrap')) {
    say('image: not tried, the machine has no debootstrap either.');
    return undefined;
  }
  const base = 'localhost/base';
  const build = 'localhost/build';
  const root = path.join(folder, 'base');
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' });
  commit(buildah, root, base);
  // The build stage has Node and npm besides: those of this machine, and whom it trusts.
  const npm = path.resolve(realpathSync(whereIs('npm')), '../..');
  const local = path.join(root, 'usr/local');
  cpSync(realpathSync(whereIs('node')), path.join(local, 'bin/node'));
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  trustAsHere(root);
  commit(buildah, root, build);
  rmSync(root, { recursive: true });
  return { base, build };
}

function commit(buildah: Buildah, root: string, name: string): void {
  const container = buildah('from', 'scratch');
  buildah('add', '-q', container, root, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', container);
  buildah('commit', '-q', container, name);
  buildah('rm', container);
}

/** npm in the build stage reaches its registry with the certificates this machine trusts. */
function trustAsHere(root: string): void {
  const npmrc = path.join(root, 'usr/local/etc');
  mkdirSync(npmrc, { recursive: true });
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (!certificates) return;
  cpSync(realpathSync(certificates), path.join(npmrc, 'trusted.pem'));
  writeFileSync(path.join(npmrc, 'npmrc'), 'cafile = /usr/local/etc/trusted.pem\n');
}

type Run = { store: readonly string[]; folder: string; root: string; say: (line: string) => void };

/** Runs the image by podman; where the machine lets no container run, its files by chroot, read-only and as its user as well. */
async function runImage({ store, folder, root, say }: Run): Promise<void> {
  const port = await findFreePort();
  const data = path.join(folder, 'data');
  mkdirSync(data);
  execFileSync('chown', ['10001', data]);
  const settings = { PORT: String(port), HOST: '127.0.0.1', RATES_FETCH: 'false', ...operatorIdentity };
  const limits = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ];
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const podman = [
    'run',
    '--rm',
    '--pull',
    'never',
    '--network',
    'host',
    ...limits,
    '-v',
    `${data}:/data`,
    ...env,
  ];
  if (has('podman')) {
    const run = (more: string[]) => spawn('podman', [...store, ...podman, ...more, IMAGE]);
    if (await answers(run([]), port, 'podman', say)) return;
    // A machine that is a container itself may not raise limits, nor use control groups as crun wants them.
    if (has('runc') && (await answers(run(WITHIN_LIMITS), port, 'podman with runc', say))) return;
  }
  const entered = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${data} ${root}/data`,
    `mount --bind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -o remount,bind,ro ${root}`,
    `exec chroot ${root} sh -c 'cd /app && exec setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all node_modules/.bin/node scripts/start.mjs'`,
  ].join(' && ');
  const image = {
    PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
    NODE_ENV: 'production',
    DATA_DIR: '/data',
    NODE_COMPILE_CACHE: '/tmp/node',
  };
  const site = spawn('unshare', ['--mount', 'sh', '-c', entered], { env: { ...image, ...settings } });
  if (!(await answers(site, port, 'chroot', say))) throw new Error('the image does not run');
}

/** Asks a started site. @returns whether it ran at all */
async function answers(
  run: ChildProcess,
  port: number,
  how: string,
  say: (line: string) => void,
): Promise<boolean> {
  const begun = Date.now();
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<false>((resolve) => run.once('exit', () => resolve(false)));
  try {
    const isUp = await Promise.race([untilReady(origin, 180).then(() => true), ended]);
    if (!isUp) {
      say(`image: ${how} does not run it here: ${output.trim().split('\n').at(-1)}`);
      return false;
    }
    const seconds = ((Date.now() - begun) / 1_000).toFixed(0);
    say(
      `image: by ${how}, read-only and as its own user, ready ${seconds} s after its first start: ${await askSite(origin)}.`,
    );
    return true;
  } finally {
    await end(run);
  }
}

function whereIs(program: string): string {
  return execFileSync('which', [program], { encoding: 'utf8' }).trim();
}

function sizeOf(folder: string): number {
  return Number(execFileSync('du', ['-smx', folder], { encoding: 'utf8' }).split('\t')[0]);
}
