import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contentWithDraft } from '#tests/setup/content-with-draft.ts';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
// One data folder for the whole run: every worker evaluates this configuration again.
const dataDir = (process.env['E2E_DATA_DIR'] ??= forThisRun(
  mkdtempSync(join(tmpdir(), 'imprumut-clar-e2e-')),
));
// The texts of the site and one that is not public yet.
const contentDir = (process.env['E2E_CONTENT_DIR'] ??= forThisRun(contentWithDraft()));
const origin = `http://localhost:${port}`;

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
// The same pages in a third of the processor time: see scripts/find-chromium.mjs.
const headlessShell = process.env['HEADLESS_SHELL_PATH'] ?? chromium;
// Tests of features that only a full browser has: permission prompts, profile settings, extensions, a back-forward cache.
const wholeBrowser = ['browsers.spec.ts', 'large-letters.spec.ts', 'push.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // Two megabytes that any Node understands.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // Browser and site wait for each other: a third worker uses the two cores meanwhile.
  workers: 3,
  // Tests check what happens, not how soon: a busy machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A browser on a busy machine sometimes fails by itself. Tests that needed a second try are named at the end, to be examined.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    {
      name: 'pages',
      testIgnore: wholeBrowser,
      // As for people who prefer reduced motion: a fade between pages is drawn sixty times a second. The full browser's tests,
      // and those of moves, run with motion.
      use: { launchOptions: launch(headlessShell), reducedMotion: 'reduce' },
    },
    { name: 'browsers', testMatch: wholeBrowser, use: { launchOptions: launch(chromium) } },
  ],
  webServer: {
    command: `node server/main.ts`,
    url: `${origin}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      ...operatorIdentity,
      PORT: String(port),
      DATA_DIR: dataDir,
      // A test may start a push service there.
      PUSH_SERVICE: `http://127.0.0.1:${port + 1}`,
      CONTENT_DIR: contentDir,
      PUBLIC_ORIGIN: origin,
      EVENTS_ON_LOCALHOST: 'true',
      EVENT_LIMIT: '100000',
      WORK_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      RATES_FETCH: 'false',
      PAGES_AHEAD: 'made',
      // A busy machine is not an outage of the database.
      DATABASE_PATIENCE_MS: '15000',
      // Tests are as fast as programs, and all come from one network.
      FORM_LEAST_SECONDS: '0',
      FORM_LIMIT: '100000',
      ADMIN_LIMIT: '100000',
    },
  },
});

function launch(executablePath: string) {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, args };
}

/** Registers a folder for deletion when the process that created it ends: by then it has stopped the site. */
function forThisRun(folder: string): string {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
