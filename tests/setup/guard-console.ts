import { afterEach, beforeEach, vi } from 'vitest';
import { resetConsole, takeConsoleProblems } from './expect-console.ts';

// An error or warning nobody expected is a defect nobody saw: it fails the test that caused it.
beforeEach(resetConsole);

afterEach(() => {
  const problems = takeConsoleProblems();
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
