import { afterEach, beforeEach, vi } from 'vitest';
import { resetConsole, takeConsoleProblems } from './expect-console.ts';

// An unexpected error or warning is an unseen defect: it fails the test that caused it.
beforeEach(resetConsole);

afterEach(() => {
  const problems = takeConsoleProblems();
  vi.restoreAllMocks();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
