import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { romania } from '#domain/law/countries/romania.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

// Nothing here has to survive a power cut; scripts/crash shows durability with everything switched on.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts one PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-test-'));
  // Under root PostgreSQL runs as another account, which has to enter this folder.
  await chmod(dataDir, 0o755);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir, settings, log: silent });

  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrate({ ...postgres.connection, database: TEMPLATE_DATABASE });
  // The job queue makes its own tables: once here, not in every test file.
  const template = { ...postgres.connection, database: TEMPLATE_DATABASE };
  const jobs = await startJobs({
    connection: template,
    timeZone: romania.timeZone,
    logger: { error: () => undefined },
  });
  await jobs.stop();
  project.provide('postgres', postgres.connection);

  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
