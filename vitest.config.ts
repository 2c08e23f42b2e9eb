import { defineConfig } from 'vitest/config';

const setupFiles = ['tests/setup/guard-console.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/integration/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/start-test-postgres.ts'],
        },
      },
      {
        // Whole programs as child processes: an install's worth of patience, and no PostgreSQL but their own.
        test: {
          name: 'programs',
          include: ['tests/process/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/build-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
