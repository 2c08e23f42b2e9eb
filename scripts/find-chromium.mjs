import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { programsFolder, projectFolder, projectNode } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, else an installed one, else the test runner's own download, else the system's
 * package when we are root.
 * @returns its path, or undefined when there is none
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : undefined;
  return findInstalled() ?? findDownloaded() ?? download() ?? installPackage();
}

/**
 * Finds the same browser without windows: a page in it costs a third of the processor's time, and shows the same. It has no
 * permission prompts, no extensions and no back-forward cache, so it does not replace the whole one.
 * @param chromium the whole browser, used where there is no other
 * @returns HEADLESS_SHELL_PATH, else an installed one, else the system's package when we are root, else `chromium`
 */
export function findHeadlessShell(chromium) {
  const given = process.env.HEADLESS_SHELL_PATH;
  if (given) return isProgram(given) ? given : undefined;
  if (process.env.CHROMIUM_PATH) return chromium;
  return findInstalled(shellNames) ?? installPackage('chromium-headless-shell', shellNames) ?? chromium;
}

function findInstalled(programs = names) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  const files = programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...files, ...(programs === names ? [onMac] : [])].find(isProgram);
}

function findDownloaded() {
  const script = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
  const { stdout } = run(projectNode, ['--input-type=module', '-e', script], 'pipe');
  const file = stdout?.trim();
  return file && existsSync(file) && starts(file) ? file : undefined;
}

function download() {
  console.log('No Chromium is installed: downloading one for the tests.');
  run(path.join(programsFolder, 'playwright'), ['install', 'chromium'], 'inherit');
  return findDownloaded();
}

function installPackage(name = 'chromium', programs = names) {
  if (process.getuid?.() !== 0 || run('apt-get', ['--version'], 'ignore').status !== 0) return undefined;
  console.log(`Installing the system's ${name} for the tests.`);
  run('apt-get', ['update', '-q'], 'inherit');
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], 'inherit');
  return findInstalled(programs);
}

/** Tells whether a browser starts: a download lacks libraries on a bare system. */
function starts(file) {
  return run(file, ['--version'], 'ignore').status === 0;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(file, args, output) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(file, args, {
    cwd: projectFolder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', output, output],
  });
}
