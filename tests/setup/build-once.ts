import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const script = "import { buildIfStale } from './scripts/build.ts'; await buildIfStale();";

/**
 * Programs that start together would all find the build stale and make it at once. In a process of its own: under
 * the test runner's NODE_ENV the bundler makes a development build.
 */
export default async function buildOnce(): Promise<void> {
  const { NODE_ENV: _ofTheTestRunner, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectFolder,
    env,
  });
}
