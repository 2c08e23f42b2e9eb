import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '#scripts/project.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { askSite, untilReady } from './ask-site.ts';
import { has } from './has.ts';

const HOST = 'localhost';

/** Starts ops/compose.yaml with Docker's compose, where its images can be fetched, and asks it through Caddy. */
export async function tryCompose(say: (line: string) => void): Promise<void> {
  if (!has('docker')) return say('compose: not tried, the machine has no docker.');
  const images = ['postgres:18', 'caddy:2', 'node:24-bookworm-slim', 'debian:bookworm-slim'];
  const missing = images.filter(
    (image) => spawnSync('docker', ['pull', '-q', `docker.io/library/${image}`]).status !== 0,
  );
  if (missing.length > 0)
    return say(`compose: not tried, these images can not be fetched: ${missing.join(', ')}.`);
  const file = path.join(projectFolder, 'ops/compose.yaml');
  const env = {
    ...process.env,
    ...operatorIdentity,
    POSTGRES_PASSWORD: 'only-for-this-trial',
    SITE_HOST: HOST,
    PUBLIC_ORIGIN: `https://${HOST}`,
  };
  const compose = (...args: string[]) => {
    const { status } = spawnSync('docker', ['compose', '-p', 'imprumut-clar-trial', '-f', file, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`docker compose ${args[0]} failed`);
  };
  try {
    compose('up', '-d', '--build');
    await untilReady(`https://${HOST}`, 300);
    say(`compose: ${await askSite(`https://${HOST}`)}.`);
  } finally {
    compose('down', '--volumes');
  }
}
