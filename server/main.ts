import { buildIfStale } from '#server/web/bundle/build.ts';
import { isFileProblem } from '#server/base/is-file-problem.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';

type Site = typeof import('#server/start/start-site.ts');

/** Longer than PostgreSQL and the last requests may take; the exit itself never hangs. */
const STOP_PATIENCE_MS = 30_000;

/** Errors the operator can solve. Matched by name: the built site has classes of its own. */
const EXPECTED = ['StartupError', 'ContentError'];

/** Everything started so far, to be stopped in reverse order at any end. */
const running = new AsyncDisposableStack();
let ending: Promise<never> | undefined;
let isUp = false;
let drainMs = 0;

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
process.on('SIGHUP', () => end(0));
// The parent, scripts/start.mjs, was killed, so nothing else would stop this process.
process.on('disconnect', () => end(0));
process.on('unhandledRejection', failUnlessAway);
process.on('uncaughtException', failUnlessAway);

try {
  const development = process.argv.includes('--dev');
  const { readMachineConfig, startSite } = await loadSite(development);
  const config = readMachineConfig();
  drainMs = config.drainSeconds * 1_000;
  await startSite({ config, development, running });
  isUp = true;
} catch (error) {
  fail(error);
}

/** Loads the built site, one file instead of two thousand, or the sources in development. */
async function loadSite(development: boolean): Promise<Site> {
  if (development) return await import('#server/start/start-site.ts');
  await buildIfStale();
  return (await import(new URL('../dist/program/start-site.js', import.meta.url).href)) as Site;
}

/** Ignores a lost connection that no caller waits for: queries wait for the next one. Other errors end the program. */
function failUnlessAway(error: unknown): void {
  if (isDatabaseAway(error)) console.error(error);
  else fail(error);
}

/** Prints a problem once, as a sentence when the operator can solve it, and ends. */
function fail(error: unknown): void {
  if (ending) return;
  const isExpected = error instanceof Error && EXPECTED.includes(error.name);
  // Any file or folder of the start: the system's message has its name.
  if (!isUp && isFileProblem(error)) console.error(`The site can not start: ${error.message}`);
  else console.error(isExpected ? error.message : error);
  end(1);
}

function end(exitCode: number): void {
  ending ??= stopAndExit(exitCode);
}

async function stopAndExit(exitCode: number): Promise<never> {
  setTimeout(() => process.exit(1), drainMs + STOP_PATIENCE_MS).unref();
  try {
    await running.disposeAsync();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(exitCode);
}
