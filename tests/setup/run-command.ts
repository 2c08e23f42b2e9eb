import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteEnvironment } from '#scripts/project.mjs';

/** A command that ended: without a code it succeeded. */
export type Ended = { stdout: string; stderr: string; code?: number };

/** Runs a command of the project on a data folder, to its end, with these settings alone. */
export async function runCommand(
  dataDir: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<Ended> {
  const { PATH = '' } = process.env;
  const env = { PATH, ...siteEnvironment, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  return await promisify(execFile)(process.execPath, args, { env }).catch((ended: Ended) => ended);
}
