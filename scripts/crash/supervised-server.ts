import { type ChildProcess, spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import type { CrashCounts } from './crash-counts.ts';
import { kill } from './processes.ts';

type Options = { port: number; dataDir: string; logFile: string; counted: CrashCounts };

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the server's process, and starts it again as a supervisor would. */
export async function startSupervisedServer({ port, dataDir, logFile, counted }: Options) {
  const start = () => startChild(port, dataDir, logFile);
  let child = await start();

  async function startAgainWhenEnded(): Promise<void> {
    if (!hasEnded(child)) return;
    counted['the program ended by itself'] += 1;
    child = await start();
  }

  return {
    startAgainWhenEnded,

    /** Kills the process with kill -9 and starts it again. @returns false when it had ended before */
    async killAndRestart(): Promise<boolean> {
      const isKilled = child.pid !== undefined && (await kill(child.pid));
      if (isKilled) counted['kill -9 of the server'] += 1;
      child = await start();
      return isKilled;
    },

    /** Stops the process as an operator would. */
    async stop(): Promise<void> {
      await startAgainWhenEnded();
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function startChild(port: number, dataDir: string, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'a');
  const env = {
    ...process.env,
    ...operatorIdentity,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATES_FETCH: 'false',
    // Four people who write without a pause exceed the usual limit of a site.
    FORM_LIMIT: '1000000',
    FORM_LEAST_SECONDS: '0',
  };
  const stdio = ['ignore' as const, log.fd, log.fd];
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio });
  await log.close();
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
