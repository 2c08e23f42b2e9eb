// `npm run as-site -- COMMAND`, as root: runs a command of the site (doctor, backup, restore, admin:create …) as the unit of
// ops/imprumut-clar.service runs the site: as its account, with its settings and its data folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { projectFolder, projectNode } from './project.mjs';

const ACCOUNT = 'imprumut-clar';
const SETTINGS = '/etc/imprumut-clar.env';
const DATA_DIR = '/var/lib/imprumut-clar';

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** @returns the exit code of the command @throws {Error} in a sentence, when it can not be run */
function run([name = '', ...args]: string[]): number {
  const file = path.join(projectFolder, 'package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
  const script = /^node (scripts\/\S+\.ts)$/.exec(scripts[name] ?? '')?.[1];
  if (script === undefined)
    throw new Error(`Write npm run as-site -- COMMAND, as doctor; "${name}" is none.`);
  if (process.getuid?.() !== 0) throw new Error('Only root may run a command as another account.');
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR, ...readSettings() };
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  const { status } = spawnSync(projectNode, [script, ...args], {
    ...account,
    cwd: projectFolder,
    env,
    stdio: 'inherit',
  });
  return status ?? 1;
}

function readSettings(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(SETTINGS, 'utf8'));
  } catch (error) {
    throw new Error(`The settings ${SETTINGS} can not be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function idOf(kind: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [kind, ACCOUNT], { encoding: 'utf8', stdio: 'pipe' }));
  } catch (error) {
    throw new Error(`There is no account ${ACCOUNT}: docs/operations.md says how it is made.`, {
      cause: error,
    });
  }
}
