import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectFolder, projectNode } from './project.mjs';

/** Installs exactly what the lock file names, unless that is what is there. Ends the process when it fails. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json; this takes a minute or two the first time.');
  // npm itself says where it is when it runs us; a production machine still needs the build's packages.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [file, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { status, error } = spawnSync(file, all, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0 && isInstalled()) return;
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
function isInstalled() {
  const record = path.join(projectFolder, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(projectNode)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(path.join(projectFolder, 'package-lock.json')));
  return wanted.every(([name, { version, optional, peer }]) => {
    // The first entry is the project; packages for other kinds of machines are left out by npm.
    if (name === '') return true;
    return name in installed ? installed[name].version === version : Boolean(optional || peer);
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
