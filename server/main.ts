import { buildIfStale } from '#server/bundle/build.ts';
import { isFileProblem } from './is-file-problem.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';

type Site = typeof import('#server/start/start-site.ts');

/** Longer than PostgreSQL and the last requests are given; the exit itself never hangs. */
const STOP_PATIENCE_MS = 30_000;

/** What the operator can solve. By name: the built site has classes of its own. */
const EXPECTED = ['StartupError', 'ContentError'];

/** What runs so far: stopped last first, whenever the end comes. */
const running = new AsyncDisposableStack();
let ending: Promise<never> | undefined;
let isUp = false;

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
process.on('SIGHUP', () => end(0));
// The parent, scripts/start.mjs, was killed: nobody would stop us any more.
process.on('disconnect', () => end(0));
process.on('unhandledRejection', failUnlessAway);
process.on('uncaughtException', failUnlessAway);

try {
  const development = process.argv.includes('--dev');
  const { readMachineConfig, startSite } = await loadSite(development);
  await startSite({ config: readMachineConfig(), development, running });
  isUp = true;
} catch (error) {
  fail(error);
}

/** The site as it was built, one file to read instead of two thousand; for development from the sources. */
async function loadSite(development: boolean): Promise<Site> {
  if (development) return await import('#server/start/start-site.ts');
  await buildIfStale();
  return (await import(new URL('../dist/program/start-site.js', import.meta.url).href)) as Site;
}

/** A connection that breaks where nobody waits for it: whoever needs the database waits for the next one. */
function failUnlessAway(error: unknown): void {
  if (isDatabaseAway(error)) console.error(error);
  else fail(error);
}

/** Says once what went wrong, in a sentence when it is the operator's to solve, and ends. */
function fail(error: unknown): void {
  if (ending) return;
  const isExpected = error instanceof Error && EXPECTED.includes(error.name);
  // Whatever the start makes, reads or writes: its name is in what the system says.
  if (!isUp && isFileProblem(error)) console.error(`The site can not start: ${error.message}`);
  else console.error(isExpected ? error.message : error);
  end(1);
}

function end(exitCode: number): void {
  ending ??= stopAndExit(exitCode);
}

async function stopAndExit(exitCode: number): Promise<never> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  try {
    await running.disposeAsync();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  process.exit(exitCode);
}
