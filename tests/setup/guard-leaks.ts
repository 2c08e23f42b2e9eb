import { afterAll, vi } from 'vitest';

// Files run one after the other in one process: what one leaves behind meets the next, or goes on after the last test
// and fails a run in which everything passed. Whoever starts something in a test ends it there.
// Fake clocks remember the globals they found when a process first asked for one: not those of a fake page.
vi.isFakeTimers();
const before = takeStock();
const timers = watchTimers();

afterAll(async () => {
  timers.stop();
  const left = () => [
    ...compare(before, takeStock()),
    ...timers.running().map((place) => `a timer set ${place}`),
  ];
  if (left().length === 0) return;
  // What was told to stop may need a moment: a connection says goodbye.
  await vi
    .waitUntil(() => left().length === 0, { timeout: 30_000 })
    .catch(() => Promise.reject(new Error(`This file leaves behind: ${left().join('; ')}`)));
});

type Stock = ReturnType<typeof takeStock>;

/** What libraries keep of themselves for as long as a process lives, made when they are first loaded. */
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
    // Timers, servers and connections that keep a process going; what is unref'ed does not.
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

/** Follows the timers that are set from now on, each by the line that set it; those of Vitest are its own affair. */
function watchTimers() {
  const set = new Map<NodeJS.Timeout, Error>();
  const watched = <Args extends unknown[]>(original: (...args: Args) => NodeJS.Timeout) => {
    const replacement = (...args: Args) => {
      const timer = original(...args);
      set.set(timer, new Error('set here'));
      return timer;
    };
    // What util.promisify asks for stays.
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

/** Whether a timer still waits, and keeps the process waiting with it. */
function isRunning(timer: NodeJS.Timeout): boolean {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Node has no public word for it
  return timer.hasRef() && !(timer as unknown as { _destroyed: boolean })._destroyed;
}

function placeOf(stack: string): string | undefined {
  const line = stack
    .split('\n')
    .slice(1)
    .find((each) => !/node:|guard-leaks/.test(each));
  // A pool that was ended waits ten seconds for a client that came back late.
  return line === undefined || /node_modules\/(@?vitest|pg-pool)\//.test(line) ? undefined : line.trim();
}

/** A global's value; what is made at the first look is left alone. */
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
