import { afterAll, vi } from 'vitest';
import { showCurrency } from '#domain/base/locale/shown-style.ts';
import { lei } from '#domain/base/money/currency-style.ts';

// Files run one after the other in one process: leftovers of one affect the next, or continue after the last test and fail a run in
// which everything passed. A test ends what it starts. Fake clocks remember the globals of their first use in a process, which must
// not be those of a fake page.
vi.isFakeTimers();
const before = takeStock();
const timers = watchTimers();

// Files of one process share the notation: a site of another country must not leave hryvnias to the next file.
afterAll(() => showCurrency(lei));

afterAll(async () => {
  timers.stop();
  const left = () => [
    ...compare(before, takeStock()),
    ...timers.running().map((place) => `a timer set ${place}`),
  ];
  if (left().length === 0) return;
  // A stopped connection may need a moment to close.
  await vi
    .waitUntil(() => left().length === 0, { timeout: 30_000 })
    .catch(() => Promise.reject(new Error(`This file leaves behind: ${left().join('; ')}`)));
});

type Stock = ReturnType<typeof takeStock>;

/** Globals of libraries for the lifetime of a process, made on first load. */
const ofLibraries = /^__|^Symbol\(undici\.|^Symbol\(better-auth:/;

function takeStock() {
  return {
    globals: new Map(Reflect.ownKeys(globalThis).map((name) => [name, valueOf(name)])),
    environment: new Map(Object.entries(process.env)),
    listeners: countOf(
      process
        .eventNames()
        .flatMap((name) => process.listeners(name as 'exit').map((each) => `${String(name)} (${each.name})`))
        // pino's, one for all logs.
        .filter((listener) => listener !== 'exit (onExit)'),
    ),
    // Timers, servers and connections that keep a process running; unref'ed ones do not.
    running: countOf(process.getActiveResourcesInfo().filter((kind) => /Server|Socket/.test(kind))),
    folder: process.cwd(),
  };
}

function compare(was: Stock, is: Stock): string[] {
  return [
    ...changed(was.globals, is.globals)
      .filter((name) => !ofLibraries.test(name))
      .map((name) => `the global ${name}`),
    ...changed(was.environment, is.environment).map((name) => `the environment variable ${name}`),
    ...more(was.listeners, is.listeners).map((name) => `a listener of the process for ${name}`),
    ...more(was.running, is.running).map((kind) => `something that runs: ${kind}`),
    ...(was.folder === is.folder ? [] : ['another working folder']),
  ];
}

/** Follows the timers set from now on, each by the line that set it, except those of Vitest. */
function watchTimers() {
  const set = new Map<NodeJS.Timeout, Error>();
  const watched = <Args extends unknown[]>(original: (...args: Args) => NodeJS.Timeout) => {
    const replacement = (...args: Args) => {
      const timer = original(...args);
      set.set(timer, new Error('set here'));
      return timer;
    };
    // Keeps the properties util.promisify reads.
    return Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  };
  const originals = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
  globalThis.setTimeout = watched(originals.setTimeout) as typeof setTimeout;
  globalThis.setInterval = watched(originals.setInterval) as typeof setInterval;
  return {
    stop: () => Object.assign(globalThis, originals),
    running: () =>
      [...set].filter(([timer]) => isRunning(timer)).flatMap(([, { stack = '' }]) => placeOf(stack) ?? []),
  };
}

/** Tells whether a timer is still pending, and keeps the process running. */
function isRunning(timer: NodeJS.Timeout): boolean {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Node has no public word for it
  return timer.hasRef() && !(timer as unknown as { _destroyed: boolean })._destroyed;
}

function placeOf(stack: string): string | undefined {
  const line = stack
    .split('\n')
    .slice(1)
    .find((each) => !/node:|guard-leaks/.test(each));
  // A closed pool waits ten seconds for a client that was released late.
  return line === undefined || /node_modules\/(@?vitest|pg-pool)\//.test(line) ? undefined : line.trim();
}

/** Returns a global's value; lazily created ones are left alone. */
function valueOf(name: string | symbol): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
  // oxlint-disable-next-line typescript/unbound-method -- compared, never called
  return descriptor?.get ?? descriptor?.value;
}

function countOf<Key>(keys: Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function changed<Key>(was: Map<Key, unknown>, is: Map<Key, unknown>): string[] {
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => !Object.is(was.get(key), is.get(key)))
    .map(String);
}

function more<Key>(was: Map<Key, number>, is: Map<Key, number>): string[] {
  return [...is.keys()].filter((key) => (is.get(key) ?? 0) > (was.get(key) ?? 0)).map(String);
}
