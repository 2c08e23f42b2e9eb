import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { createProgramPlace } from './run-program.ts';

/**
 * Creates a place whose data folder has seen a first start, for tests that are not about it. Making a cluster, its tables and their
 * rows takes four times as long as starting on them.
 */
export async function createPreparedPlace() {
  const place = await createProgramPlace();
  // With its owners: under root the folder belongs to PostgreSQL's own account.
  await promisify(execFile)('cp', ['-Rp', `${inject('preparedDataFolder')}/.`, place.dataDir]);
  return place;
}
