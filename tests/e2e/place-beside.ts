import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createProgramPlace } from '#tests/setup/run-program.ts';
import { rows } from './stored-rows.ts';

/**
 * Creates a place for programs with a new database on the PostgreSQL of the site under test: creating and starting a cluster
 * costs as much as the rest of a first start.
 */
export async function createPlaceBeside(): ReturnType<typeof createProgramPlace> {
  const place = await createProgramPlace();
  const database = `beside_${randomUUID().replaceAll('-', '')}`;
  await rows(`create database ${database}`);
  const socket = encodeURIComponent(join(process.env['E2E_DATA_DIR'] ?? '', 'postgres'));
  const DATABASE_URL = `postgres://imprumut_clar@localhost/${database}?host=${socket}`;
  return {
    ...place,
    run: (env, script, folder) => place.run({ DATABASE_URL, ...env }, script, folder),
  };
}
