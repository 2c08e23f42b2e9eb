import path from 'node:path';
import { findPostmaster } from '#server/db/postmaster-file.ts';

/** The process of the PostgreSQL on a data folder, as its file names it. @throws when none is named */
export function postmasterPid(dataDir: string): number {
  const postmaster = findPostmaster(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('No PostgreSQL runs there.');
  return postmaster.pid;
}
