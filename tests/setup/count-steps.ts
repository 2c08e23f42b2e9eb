import { Session } from 'node:inspector/promises';

type Counted = {
  /** executed blocks of JavaScript, and characters and items that built-in functions read */
  steps: number;
  /** every pattern that was used */
  patterns: Map<string, RegExp>;
};

/** Built-in functions by what they read: their own length, or the length of their result. */
const overAll = {
  string: ['normalize', 'toLowerCase', 'toUpperCase', 'trim', 'trimStart', 'trimEnd', 'localeCompare'],
  array: [
    'indexOf',
    'includes',
    'join',
    'concat',
    'flat',
    'slice',
    'toSorted',
    'sort',
    'toReversed',
    'entries',
  ],
} as const;
const overResult = ['slice', 'substring', 'repeat', 'padStart'] as const;
const overFound = [
  'indexOf',
  'includes',
  'startsWith',
  'endsWith',
  'lastIndexOf',
  'split',
  'replaceAll',
] as const;

/**
 * Counts the steps of a piece of work, equal on every machine and under any load: the blocks that V8 has counted for its coverage,
 * and the reads of built-in functions. A pattern counts the characters it reads, which is correct for linear ones.
 */
export async function openStepCounter() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  // Started once for all counts: functions that V8 compiled in between would not be counted again.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async count(work: () => void): Promise<Counted> {
      await session.post('Profiler.takePreciseCoverage');
      const { native, patterns } = watchBuiltIns(work);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const blocks = result
        .filter(({ url }) => !/node:|count-steps|fast-check|vitest/.test(url))
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
      return { steps: native + blocks.reduce((sum, count) => sum + count, 0), patterns };
    },
    async close(): Promise<void> {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** Watches the reads of built-in functions during the work, and the used patterns. */
function watchBuiltIns(work: () => void): { native: number; patterns: Map<string, RegExp> } {
  const undo: (() => void)[] = [];
  const patterns = new Map<string, RegExp>();
  let native = 0;

  function replace(prototype: object, name: string, make: (original: Function) => Function) {
    const original = (prototype as Record<string, Function>)[name] as Function;
    Object.defineProperty(prototype, name, { value: make(original), writable: true, configurable: true });
    undo.push(() =>
      Object.defineProperty(prototype, name, { value: original, writable: true, configurable: true }),
    );
  }
  type Cost = (self: { length: number }, result: unknown, args: unknown[]) => number;
  const counting = (cost: Cost) => (original: Function) =>
    function (this: { length: number }, ...args: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, args);
      native += cost(this, result, args);
      return result;
    };

  replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function (this: RegExp, text: string): unknown {
        const from = this.global || this.sticky ? Math.min(this.lastIndex, text.length) : 0;
        const match = Reflect.apply(original, this, [text]) as RegExpExecArray | null;
        // A sticky pattern tries one position; any other continues to the end.
        const missed = this.sticky ? from : text.length;
        native += 1 + (match ? match.index + match[0].length : missed) - from;
        patterns.set(String(this), this);
        return match;
      },
  );
  for (const name of overAll.string)
    replace(
      String.prototype,
      name,
      counting(({ length }) => length),
    );
  for (const name of overAll.array)
    replace(
      Array.prototype,
      name,
      counting(({ length }) => length),
    );
  for (const name of overResult)
    replace(
      String.prototype,
      name,
      counting((_, result) => String(result).length),
    );
  for (const name of overFound)
    replace(
      String.prototype,
      name,
      counting(({ length }, result, [, from]) => {
        const isFound = typeof result === 'number' && result >= 0;
        const begun = typeof from === 'number' && name !== 'lastIndexOf' ? from : 0;
        return 1 + Math.max(0, (isFound ? result : length) - begun);
      }),
    );
  try {
    work();
  } finally {
    for (const each of undo) each();
  }
  return { native, patterns };
}
