import { defineConfig } from 'vitest/config';

// Tests compare plain sentences: app/jsx has its own tests of no-break words.
const oxc = { jsx: { importSource: 'react' } };

const setupFiles = [
  'tests/setup/guard-console.ts',
  'tests/setup/guard-leaks.ts',
  'tests/setup/quick-react.ts',
  'tests/setup/quick-passwords.ts',
];

// Tests check what happens, not how soon: a busy machine is not a failure.
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
        // Whole programs as child processes, each with its own PostgreSQL only.
        oxc,
        test: {
          name: 'programs',
          ...patience,
          // Several starts each; a first start takes a minute if twenty other processes want the processor.
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
