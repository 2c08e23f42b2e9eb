import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { projectFolder, projectNode } from '#scripts/project.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { untilReady } from './ask-site.ts';

export type Instance = {
  origin: string;
  port: number;
  dataDir: string;
  stop(): Promise<void>;
} & AsyncDisposable;

/** Starts an instance of the site from an empty data folder, as `npm start` does, and waits until it is ready. @param env its settings */
export async function startInstance(env: Record<string, string> = {}): Promise<Instance> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-ops-'));
  // PostgreSQL may run as another account, which has to enter this folder.
  await chmod(dataDir, 0o755);
  const port = Number(env['PORT'] ?? (await findFreePort()));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(projectNode, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATES_FETCH: 'false',
      ...operatorIdentity,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(`${dataDir}.log`);
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  await untilReady(origin, 180);
  const stop = () => end(child);
  return {
    origin,
    port,
    dataDir,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
      await rm(`${dataDir}.log`, { force: true });
    },
  };
}

/** Stops a program as an operator does, and waits for its end. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
