import { expect, test } from 'vitest';
import { expectConsole, resetConsole, takeConsoleProblems } from '#tests/setup/expect-console.ts';

test('an unexpected error or warning is a problem', () => {
  console.error('broken: %s', 'x');
  console.warn('odd');

  expect(takeConsoleProblems()).toEqual([
    'Unexpected console.error: broken: x',
    'Unexpected console.warn: odd',
  ]);
  resetConsole();
});

test('an expected error is accepted, a missing one is a problem', () => {
  expectConsole('error', /broken/);
  expectConsole('warn', /odd/);

  console.error('it is broken');

  expect(takeConsoleProblems()).toEqual(['console.warn was expected to say /odd/.']);
  resetConsole();
});
