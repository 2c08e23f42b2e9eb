import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { projectFolder, projectNode } from './project.mjs';

const modules = path.join(projectFolder, 'node_modules');
/** npm's own record of what it installed. */
const record = path.join(modules, '.package-lock.json');
/** There while npm works: what an interrupted install left may be half of a package. */
const unfinished = path.join(modules, '.install-unfinished');

/**
 * Installs what the lock file names and is not there yet, and ends the process when that fails. What is there already stays
 * untouched, a site may be running on it; only an install that was interrupted is made anew.
 * @param options.tools also what tests and measuring need; without it what the site needs to build and run
 */
export function installIfNeeded({ tools }) {
  if (isInstalled(tools)) return;
  console.log(
    `Installing the packages of ${tools ? 'the site and its tests' : 'the site'}; this takes a while the first time.`,
  );
  const isFirst = !existsSync(record) || existsSync(unfinished);
  // Said both ways, since npm also goes by NODE_ENV. Tools that are there stay: npm removes what it is told to omit.
  const withTools = tools || (!isFirst && hasTools());
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
  if (status !== 0 && !error) ({ status, error } = runNpm(args));
  if (status === 0) rmSync(unfinished, { force: true });
  if (status === 0 && isInstalled(tools)) {
    removeDoubleNode();
    return;
  }
  const reason = error
    ? `: ${error.message}`
    : status === 0
      ? ', although npm says so'
      : '; npm says why above';
  console.error(`The packages could not be installed${reason}.`);
  process.exit(1);
}

/**
 * Compares npm's own record of node_modules with the lock file, package by package: times say little after a
 * checkout, and an install that was interrupted leaves no record.
 */
function isInstalled(tools) {
  if (!existsSync(record) || existsSync(unfinished) || !existsSync(projectNode)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(path.join(projectFolder, 'package-lock.json')));
  return wanted.every(([name, { version, dev, optional, devOptional, peer }]) => {
    // The first entry is the project.
    if (name === '') return true;
    if (name in installed) return installed[name].version === version;
    // Packages for other kinds of machines are left out by npm.
    return Boolean(optional || peer) || (!tools && Boolean(dev || devOptional));
  });
}

function hasTools() {
  return Object.values(readPackages(record)).some(({ dev }) => dev);
}

/**
 * Node's package fetches that of the machine into a folder of its own, links the program out of it and leaves 68 MB of C
 * headers. npm takes the folder for a stray and removes it when it next adds something; the program stays.
 */
function removeDoubleNode() {
  rmSync(path.join(modules, 'node', 'node_modules'), { recursive: true, force: true });
}

function runNpm(args) {
  // npm itself says where it is when it runs us.
  const npm = process.env.npm_execpath;
  const [file, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  return spawnSync(file, all, { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

// `npm run tools`: what tests and measuring need, without running them.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  installIfNeeded({ tools: true });
