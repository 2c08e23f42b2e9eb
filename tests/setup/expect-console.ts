import { format } from 'node:util';
import { vi } from 'vitest';

type Level = 'error' | 'warn';

let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];
let unexpected: string[] = [];

/** Announces that this test writes to the console: it then has to, and does not fail for it. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: false });
}

/** Forgets the previous test and captures the console. Only the setup file calls it. */
export function resetConsole(): void {
  expected = [];
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => hear(level, format(...args)));
  }
}

/** Lists unexpected messages, and missing expected ones. Only the setup file calls it. */
export function takeConsoleProblems(): string[] {
  const unmet = expected.filter((entry) => !entry.seen);
  return [
    ...unexpected,
    ...unmet.map(({ level, pattern }) => `console.${level} was expected to say ${String(pattern)}.`),
  ];
}

function hear(level: Level, message: string): void {
  const match = expected.find((entry) => entry.level === level && entry.pattern.test(message));
  if (match) match.seen = true;
  else unexpected.push(`Unexpected console.${level}: ${message}`);
}
