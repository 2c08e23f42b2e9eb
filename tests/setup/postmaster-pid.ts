import path from 'node:path';
import { findPostmaster } from '#server/db/postmaster-file.ts';

/** Reads the process number of the PostgreSQL on a data folder from its file. @throws when there is none */
export function postmasterPid(dataDir: string): number {
  const postmaster = findPostmaster(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('No PostgreSQL runs there.');
  return postmaster.pid;
}
