import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { projectFolder } from '#scripts/project.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { askSite, untilReady } from './ask-site.ts';
import { has } from './has.ts';
import { end } from './start-instance.ts';

const MOST_EXPOSURE = 3.0;
/** Any account without rights: `nobody` on Linux. */
const ACCOUNT = '65534';

/**
 * Looks at the systemd unit, and starts its command as it would: as an account without rights, with everything read-only but the
 * data folder. Where systemd runs the machine it is used itself.
 */
export async function tryService(say: (line: string) => void): Promise<void> {
  const unit = path.join(projectFolder, 'ops/imprumut-clar.service');
  if (has('systemd-analyze')) {
    const args = ['security', '--offline=true', `--threshold=${MOST_EXPOSURE * 10}`, unit];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    say(
      `service: ${/Overall exposure level.*: ([\d.]+)/.exec(stdout)?.[1]} of at most ${MOST_EXPOSURE} by systemd-analyze security.`,
    );
    if (status !== 0) throw new Error('the unit is too exposed');
  } else say('service: not judged, the machine has no systemd-analyze.');
  const first = readFileSync('/proc/1/comm', 'utf8').trim();
  if (first !== 'systemd')
    say(
      `service: systemd does not run this machine (${first} does), so the unit itself was not started; its system call filter is not tried.`,
    );
  if (process.getuid?.() !== 0 || !has('unshare') || !has('setpriv'))
    return say(
      'service: its command was not started as systemd would: that needs root, unshare and setpriv.',
    );
  await startAsUnitDoes(say);
}

async function startAsUnitDoes(say: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-service-'));
  execFileSync('chown', [ACCOUNT, dataDir]);
  const port = await findFreePort();
  // What ProtectSystem, PrivateTmp, ReadWritePaths, User and CapabilityBoundingSet of the unit come to.
  const data = '/mnt';
  const script = [
    `mount --bind ${dataDir} ${data}`,
    'mount -t tmpfs tmpfs /tmp',
    'mount -o remount,bind,ro /',
    `exec setpriv --reuid ${ACCOUNT} --regid ${ACCOUNT} --clear-groups --no-new-privs --bounding-set=-all node_modules/.bin/node scripts/start.mjs`,
  ].join(' && ');
  const site = spawn('unshare', ['--mount', 'sh', '-c', script], {
    cwd: projectFolder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: data,
      NODE_COMPILE_CACHE: '/tmp/node',
      RATES_FETCH: 'false',
      DRAIN_SECONDS: '1',
      ...operatorIdentity,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, 180);
    say(
      `service: its command as an account without rights, all read-only but the data: ${await askSite(origin)}.`,
    );
  } finally {
    await end(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
