// `npm test`: everything a change must pass, in order of what fails fastest. Plain JavaScript for any Node from 18
// on, since it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './find-chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { programsFolder, projectFolder } from './project.mjs';

// Not in test-results/: the browser tests empty that folder when they begin.
const reports = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(projectFolder, 'test-results/e2e.json');

installIfNeeded({ tools: true });
const chromium = findChromium();
if (!chromium) {
  console.error('The tests need a Chromium: install one, or set CHROMIUM_PATH to the program.');
  process.exit(1);
}

const steps = [
  ['Format', 'prettier', '--check', '--log-level=warn', '.'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['Types', 'tsc', '--noEmit'],
  [
    'Unit and integration tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  ['Build', 'node', 'scripts/build.ts'],
  ['Browser tests', 'playwright', 'test'],
];
const env = {
  ...process.env,
  PATH: `${programsFolder}${path.delimiter}${process.env.PATH}`,
  CHROMIUM_PATH: chromium,
  E2E_PORT: String(await findFreePort()),
};
// The report of an earlier run must not be counted.
rmSync(browserReport, { force: true });

let failedStep;
for (const [name, program, ...args] of steps) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(path.join(programsFolder, program), args, {
    cwd: projectFolder,
    env,
    stdio: 'inherit',
  });
  if (status === 0) continue;
  failedStep = name;
  break;
}

const unit = readReport(unitReport);
const browser = readReport(browserReport)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser ? browser.expected + browser.flaky : 0);
const failedTests = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
// A step that fails without a failing test (format, types, a crash) counts as one.
const failed = failedStep ? Math.max(1, failedTests) : failedTests;
rmSync(reports, { recursive: true });
console.log(failedStep ? `\n${failedStep}: failed.\n` : '\nAll steps passed.\n');
if (browser?.flaky)
  console.log(`${browser.flaky} browser tests passed only at the second try: see "flaky" above.\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
