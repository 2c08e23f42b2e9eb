// `npm test`: everything a change must pass. Plain JavaScript for any Node from 18 on, since it runs before
// anything is installed. `npm test -- --changed` tests less: see the README.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { findFreePort } from './find-free-port.mjs';
import { installIfNeeded } from './install.mjs';
import { makeRunFolder } from './make-run-folder.mjs';
import { programsFolder, projectFolder } from './project.mjs';

const changed = process.argv.slice(2).find((arg) => /^--changed(=|$)/.test(arg));

installIfNeeded({ tools: true });
const chromium = findChromium();
if (!chromium) {
  console.error('The tests need a Chromium: install one, or set CHROMIUM_PATH to the program.');
  process.exit(1);
}

// All files of a run outside the project: data folders, browser profiles, reports. Removed with the run.
const folder = makeRunFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

const env = {
  ...process.env,
  PATH: `${programsFolder}${path.delimiter}${process.env.PATH}`,
  TMPDIR: folder,
  // Kept from one run to the next.
  PWTEST_CACHE_DIR: path.join(projectFolder, 'node_modules/.cache/playwright'),
  CHROMIUM_PATH: chromium,
  HEADLESS_SHELL_PATH: findHeadlessShell(chromium),
  E2E_PORT: String(await findFreePort()),
};
const reports = [];
const step = (name, program, ...args) => ({ name, program, args });
/** Tests of these projects of vitest.config.ts. */
function vitest(name, projects, ...args) {
  const report = path.join(folder, `${projects.join('-')}.json`);
  reports.push(() => unitCounts(report));
  return step(
    name,
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  );
}
function playwright(...args) {
  const report = path.join(projectFolder, 'test-results/e2e.json');
  // Removes the report of an earlier run, so that it is not counted.
  rmSync(report, { force: true });
  reports.push(() => browserCounts(report));
  return step('Browser tests', 'playwright', 'test', ...args);
}

const checks = [
  step('Format', 'oxfmt', '--check'),
  step('Lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  step('Dead code', 'knip', '--no-progress'),
];
/** Steps that run in parallel; each tells its failure at once. The first group with one ends the run. */
const groups = changed ? stepsForChanges(changed) : allTests();

let failedStep;
for (const group of groups) {
  const results = await Promise.all(group.map((each, index) => run(each, index === 0)));
  failedStep = group.find((_, index) => results[index] !== 0)?.name;
  if (failedStep) break;
}

const total = { passed: 0, failed: 0, flaky: 0 };
for (const read of reports) {
  const { passed, failed, flaky = 0 } = read();
  total.passed += passed;
  total.failed += failed;
  total.flaky += flaky;
}
// A step that fails without a failing test (format, types, a crash) counts as one.
const failed = failedStep ? Math.max(1, total.failed) : total.failed;
console.log(failedStep ? `\n${failedStep}: failed.\n` : '\nAll steps passed.\n');
if (total.flaky)
  console.log(`${total.flaky} browser tests passed only at the second try: see "flaky" above.\n`);
console.log(`${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && !process.exitCode ? 0 : 1;

function allTests() {
  // These tests wait for PostgreSQL a quarter of the time: a third process uses the two cores meanwhile.
  const units = vitest('Unit and integration tests', ['rules', 'server'], '--maxWorkers=3');
  const programs = vitest('Program tests', ['programs']);
  // Checks use one processor half of the time. Program tests build first (tests/setup/prepare-programs.ts).
  return [[units, programs, ...checks], [playwright()]];
}

/** Selects the steps for changed files, by the tools' own graphs of imports: since a commit, or uncommitted. */
function stepsForChanges(since) {
  const units = vitest('Tests of what changed', ['rules', 'server', 'programs'], since);
  const commit = since.split('=')[1] ?? 'HEAD';
  const git = (...args) => spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).stdout;
  const browserTests =
    git('diff', '--name-only', commit, '--', 'tests/e2e') +
    git('ls-files', '--others', '--exclude-standard', 'tests/e2e');
  if (browserTests.trim() === '') return [checks, [units]];
  const build = step('Build', 'node', 'scripts/build.ts');
  return [checks, [units], [build], [playwright(`--only-changed=${commit}`, '--pass-with-no-tests')]];
}

/** Runs a step: the first of its group shown live, the others when they have ended. @returns its exit code */
function run({ name, program, args }, isShown) {
  if (isShown) console.log(`\n— ${name}`);
  return new Promise((resolve) => {
    const child = spawn(path.join(programsFolder, program), args, {
      cwd: projectFolder,
      env,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      if (!isShown) process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
      resolve(code ?? 1);
    });
  });
}

function unitCounts(file) {
  const report = readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function browserCounts(file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(file)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
