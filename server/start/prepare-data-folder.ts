import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/startup-error.ts';

/**
 * Makes DATA_DIR when it is not there, and checks that files can be written in it.
 * @throws {StartupError} when it can not be used
 */
export function prepareDataFolder(folder: string): void {
  const trial = path.join(folder, `.trial-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can not be used: ${(error as Error).message}`);
  }
}
