import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/setup/guard-console.ts'];

// Tests say what happens, not how soon: a busy machine is not a failure.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          ...patience,
          isolate: false,
          include: ['domain/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles,
        },
      },
      {
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
        test: {
          name: 'programs',
          ...patience,
          include: ['tests/process/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/build-once.ts'],
        },
      },
    ],
  },
});
