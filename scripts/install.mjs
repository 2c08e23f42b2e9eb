import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { projectFolder, projectNode } from './project.mjs';

const modules = path.join(projectFolder, 'node_modules');
const lock = path.join(projectFolder, 'package-lock.json');
/** npm's own record of installed packages. */
const record = path.join(modules, '.package-lock.json');
/** Exists while npm adds packages: an interrupted npm may have left half of one. */
const unfinished = path.join(modules, '.install-unfinished');

/**
 * Installs the missing packages of the lock file, and ends the process when that fails. Present packages stay untouched, since a
 * site may be running on them; only an interrupted install is repeated from scratch.
 * @param options.tools also installs the tools of tests and measuring; without it only what the site needs to build and run
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
  // Passed explicitly both ways, since npm also follows NODE_ENV. Present tools stay: npm removes what it is told to omit.
  const withTools = tools || (!isFirst && Object.values(installed).some(({ dev }) => dev));
  const args = [
    ...(isFirst ? ['ci'] : ['install', '--no-save']),
    withTools ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  if (!isFirst) writeFileSync(unfinished, '');
  // npm's cache is enough, since the lock file holds checksums; if it is not, npm asks the registry.
  let { status, error } = runNpm([...args, '--prefer-offline']);
  if (status > 0) ({ status, error } = runNpm(args));
  // A failing npm rolls back what it has begun.
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
 * Compares npm's own record of node_modules with the lock file, package by package: times mean little after a checkout, and an
 * interrupted install leaves no record.
 */
function isInstalled(wanted, tools) {
  const installed = readPackages(record);
  if (!installed || existsSync(unfinished) || !existsSync(projectNode)) return false;
  return Object.entries(wanted).every(([name, { version, dev, optional, devOptional, peer }]) => {
    // The first entry is the project.
    if (name === '' || (!tools && (dev || devOptional))) return true;
    if (name in installed)
      return installed[name].version === version && existsSync(path.join(projectFolder, name));
    // npm leaves out packages for other platforms.
    return Boolean(optional || peer);
  });
}

/** Unused files: a model of Romanian letters of the same accuracy and three times the size, and the recogniser for older browsers. */
const unreadFiles = [
  'node_modules/@tesseract.js-data/ron/4.0.0',
  'node_modules/tesseract-wasm/dist/tesseract-core-fallback.wasm',
];

/**
 * Removes unused files that npm cannot leave out: the C headers that come with Node, 68 MB; other models of
 * letters, 7 MB; and, without tools, the optional peers of the site's packages that are among the tools, 15 MB. npm restores them when
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
  // npm names its own path when it runs us.
  const npm = process.env.npm_execpath;
  const [file, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  return spawnSync(file, all, { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Reads the packages of a lock file or of npm's record, by folder; undefined when it is missing or unreadable. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

// `npm run tools` installs the tools of tests and measuring, without running them; `npm run packages` what the site needs alone,
// also beneath a site that runs.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  installIfNeeded({ tools: !process.argv.includes('--site') });
