import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { siteEnvironment } from '#scripts/project.mjs';
import { stopPostmaster } from '#server/db/stop-postmaster.ts';
import { operatorIdentity } from './operator-identity.ts';

// For tests of server/, which may not import scripts.
export { findFreePort };

const projectFolder = path.resolve(import.meta.dirname, '../..');

export type Program = {
  process: ChildProcess;
  /** its whole output so far */
  output(): string;
  /** resolves when its output matches, rejects with all output when it ends before */
  says(pattern: RegExp): Promise<void>;
  /** resolves with the exit code, or the signal that ended it */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Creates a data folder and a port for one or several runs of the program; running ones are stopped at the end. */
export async function createProgramPlace() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-program-'));
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  const programs: Program[] = [];

  return {
    dataDir,
    port,
    /** Runs the site like `npm start`, with the settings of this place below the given ones; `folder` is a project's. */
    run(env: Record<string, string> = {}, script = 'server/main.ts', folder = projectFolder): Program {
      const program = runProgram(folder, script, {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        RATES_FETCH: 'false',
        PAGES_AHEAD: 'none',
        // A busy machine is not an outage of the database.
        DATABASE_PATIENCE_MS: '15000',
        ...operatorIdentity,
        ...env,
      });
      programs.push(program);
      return program;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      for (const program of programs) program.process.kill('SIGTERM');
      await Promise.all(programs.map((program) => program.ended));
      await stopPostmaster(path.join(dataDir, 'postgres'));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function runProgram(folder: string, script: string, env: Record<string, string>): Program {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH, ...siteEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a test can press Ctrl+C on it.
    detached: true,
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    // 'close' comes after all output was read, unlike 'exit'.
    child.once('close', (code, signal) => resolve(code ?? signal));
  });

  function says(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (pattern.test(said)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then(() => reject(new Error(`It ended without saying ${String(pattern)}:\n${said}`)));
      look();
    });
  }
  return { process: child, output: () => said, says, ended };
}
