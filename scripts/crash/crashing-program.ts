import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from '#server/db/postmaster-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const START_PATIENCE_MS = 120_000;

/**
 * The real program with its own PostgreSQL, fsync on, in a temporary data folder, made to die as a machine would make
 * it: without a word. What it prints is kept in `program.log` of the folder.
 */
export async function startCrashingProgram() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-crash-'));
  // PostgreSQL may run as another account, which has to pass this folder.
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  let child = await startChild(port, dataDir);
  let wasUp = false;
  /** ends that nobody asked for: expected of a start whose database is killed, never of a program that was up */
  const ownEnds = { starting: 0, running: 0 };

  async function startAgain(): Promise<void> {
    child = await startChild(port, dataDir);
    wasUp = false;
  }

  return {
    port,
    dataDir,
    ownEnds,
    /** Resolves when the program answers, starting it again as a supervisor would. @throws {Error} after two minutes */
    async isUp(): Promise<void> {
      const deadline = Date.now() + START_PATIENCE_MS;
      while (Date.now() < deadline) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
        if (answer?.ok) {
          wasUp = true;
          return;
        }
        if (hasEnded(child)) {
          ownEnds[wasUp ? 'running' : 'starting'] += 1;
          await startAgain();
        }
        await pause(20);
      }
      throw new Error(`the program did not answer: see ${dataDir}`);
    },
    /** kill -9 of the server, and its next start. Its PostgreSQL lives on meanwhile. */
    async killServer(): Promise<void> {
      await end(child, 'SIGKILL');
      await startAgain();
    },
    /** kill -9 of PostgreSQL's postmaster; the program has to bring it back. @returns false when none was running */
    killDatabase(): boolean {
      const postmaster = findPostmaster(path.join(dataDir, 'postgres'));
      if (!postmaster) return false;
      try {
        process.kill(postmaster.pid, 'SIGKILL');
        return true;
      } catch {
        return false; // it is just being brought back
      }
    },
    /** Stops the program as an operator would. */
    stop: () => end(child, 'SIGTERM'),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function startChild(port: number, dataDir: string): Promise<ChildProcess> {
  const log = await open(path.join(dataDir, 'program.log'), 'a');
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATES_FETCH: 'false',
  };
  const stdio = ['ignore' as const, log.fd, log.fd];
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio });
  await log.close();
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
