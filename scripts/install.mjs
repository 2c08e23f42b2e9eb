import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { projectFolder, projectNode } from './project.mjs';

const modules = path.join(projectFolder, 'node_modules');
const lock = path.join(projectFolder, 'package-lock.json');
/** npm's own record of what it installed. */
const record = path.join(modules, '.package-lock.json');
/** There while npm adds something: one that was stopped in the middle may have left half of a package. */
const unfinished = path.join(modules, '.install-unfinished');

/**
 * Installs what the lock file names and is not there yet, and ends the process when that fails. What is there already stays
 * untouched, a site may be running on it; only an install that was interrupted is made anew.
 * @param options.tools also what tests and measuring need; without it what the site needs to build and run
 */
export function installIfNeeded({ tools }) {
  const wanted = readPackages(lock);
  if (!wanted)
    fail('package-lock.json can not be read: restore it, for example by "git checkout package-lock.json".');
  if (isInstalled(wanted, tools)) return;
  console.log(
    `Installing the packages of ${tools ? 'the site and its tests' : 'the site'}; this takes a while the first time.`,
  );
  const installed = readPackages(record);
  const isFirst = !installed || existsSync(unfinished);
  // Said both ways, since npm also goes by NODE_ENV. Tools that are there stay: npm removes what it is told to omit.
  const withTools = tools || (!isFirst && Object.values(installed).some(({ dev }) => dev));
  const args = [
    ...(isFirst ? ['ci'] : ['install', '--no-save']),
    withTools ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  if (!isFirst) writeFileSync(unfinished, '');
  // What npm knows of versions from earlier is enough, the lock file holds their sums; unless it knows too little.
  let { status, error } = runNpm([...args, '--prefer-offline']);
  if (status > 0) ({ status, error } = runNpm(args));
  // npm that fails takes back what it has begun.
  if (status !== null || error) rmSync(unfinished, { force: true });
  if (status !== 0 || !isInstalled(wanted, tools))
    fail(`The packages could not be installed${reason(status, error)}.`);
  removeUnread(wanted, withTools);
}

function reason(status, error) {
  if (error?.code === 'ENOENT') return ': there is no npm, which comes with Node';
  if (error) return `: ${error.message}`;
  if (status === null) return ': npm was stopped';
  return status === 0 ? ', although npm says so' : '; npm says why above';
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Compares npm's own record of node_modules with the lock file, package by package: times say little after a
 * checkout, and an install that was interrupted leaves no record.
 */
function isInstalled(wanted, tools) {
  const installed = readPackages(record);
  if (!installed || existsSync(unfinished) || !existsSync(projectNode)) return false;
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional, peer }]) => {
    // The first entry is the project.
    if (name === '' || (!tools && (dev || devOptional))) return true;
    if (name in installed)
      return installed[name].version === version && existsSync(path.join(projectFolder, name));
    // Packages for other kinds of machines are left out by npm.
    return Boolean(optional || peer);
  });
}

/** The model of Romanian letters that is as exact and three times as large, and the recogniser for browsers older than ours. */
const unreadFiles = [
  'node_modules/@tesseract.js-data/ron/4.0.0',
  'node_modules/tesseract-wasm/dist/tesseract-core-fallback.wasm',
];

/**
 * Removes what nobody here reads and npm can not be told to leave out: the C headers that come with Node, 68 MB; other models of letters,
 * 7 MB; and without the tools those of them that a package of the site would also work with, 15 MB. npm brings back what is missing when
 * it adds the tools.
 */
function removeUnread(wanted, withTools) {
  for (const name of unreadFiles) rmSync(path.join(projectFolder, name), { recursive: true, force: true });
  for (const [name, { devOptional }] of Object.entries(wanted)) {
    const folder = path.join(projectFolder, name);
    if (devOptional && !withTools) rmSync(folder, { recursive: true, force: true });
    if (/^node_modules\/node-(linux|win)-/.test(name))
      rmSync(path.join(folder, 'include'), { recursive: true, force: true });
  }
}

function runNpm(args) {
  // npm itself says where it is when it runs us.
  const npm = process.env.npm_execpath;
  const [file, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  return spawnSync(file, all, { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** What a lock file or npm's record lists, by folder; undefined when there is none, or nothing that can be read. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// `npm run tools`: what tests and measuring need, without running them.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  installIfNeeded({ tools: true });
