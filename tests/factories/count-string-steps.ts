type Method = (this: string, ...given: unknown[]) => unknown;

/** Costs of calls, in characters read or copied. */
const costs: Readonly<Record<string, (text: string, answer: unknown, given: readonly unknown[]) => number>> =
  {
    slice: (_text, cut) => String(cut).length,
    indexOf: (text, at, [, from = 0]) => (at === -1 ? text.length : Number(at)) - Number(from),
    ...Object.fromEntries(
      ['replaceAll', 'replace', 'split', 'matchAll'].map((name) => [name, (text: string) => text.length]),
    ),
  };

/** Counts the characters that string methods read or copy in a computation: a cost compared without a clock. */
export function countStringSteps(run: () => unknown): number {
  const methods = String.prototype as unknown as Record<string, Method>;
  const own = Object.keys(costs).map((name) => [name, methods[name]] as const);
  let steps = 0;
  for (const [name, method] of own) {
    methods[name] = function counted(...given) {
      const answer = method?.apply(this, given);
      steps += costs[name]?.(this, answer, given) ?? 0;
      return answer;
    };
  }
  try {
    run();
    return steps;
  } finally {
    for (const [name, method] of own) if (method) methods[name] = method;
  }
}
