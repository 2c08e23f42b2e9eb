import { defineConfig } from 'vitest/config';

// Tests read sentences: which words may not part is tested beside the runtime that keeps them together (app/jsx).
const oxc = { jsx: { importSource: 'react' } };

const setupFiles = [
  'tests/setup/guard-console.ts',
  'tests/setup/guard-leaks.ts',
  'tests/setup/quick-react.ts',
];

// Tests say what happens, not how soon: a busy machine is not a failure.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        oxc,
        test: {
          name: 'rules',
          ...patience,
          isolate: false,
          include: ['domain/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles,
        },
      },
      {
        oxc,
        test: {
          name: 'server',
          ...patience,
          isolate: false,
          include: ['server/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/integration/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/start-test-postgres.ts'],
        },
      },
      {
        // Whole programs as child processes, with no PostgreSQL but their own.
        oxc,
        test: {
          name: 'programs',
          ...patience,
          // Several starts each, of which a first one takes a minute where twenty others want the processor.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          include: ['tests/process/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/prepare-programs.ts'],
        },
      },
    ],
  },
});
