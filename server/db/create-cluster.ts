import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './postgres-account.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { commandFor } from './postgres-command.ts';
import { StartupError } from '#server/base/startup-error.ts';

export const clusterOwner = 'imprumut_clar';

/** Space for a new cluster, with the migrations and PostgreSQL's write-ahead log. */
const LEAST_MEGABYTES = 100;

// Identical on every machine, whatever its locale: byte order, UTF-8. Queries whose order people read name the Romanian collation
// ("ro-x-icu"), so that an outside database gives the same order.
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
// The socket is open to our own account only, and the server does not listen on the network, so there is no password.
const access = [`--username=${clusterOwner}`, '--auth-local=trust', '--auth-host=reject'];

/**
 * Makes the folder of a new PostgreSQL cluster, unless it exists. It is made beside and moved into place whole, so that an
 * interrupted first start, or two at once, never leave half a cluster.
 * @throws {StartupError} when there is no room for it, or initdb fails, with its reason
 */
export async function createClusterIfMissing(
  folder: string,
  account: Account | null,
  { initdb }: PostgresPrograms,
): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  await assertRoom(path.dirname(folder));
  const draft = `${folder}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    if (account) await chown(draft, account.uid, account.gid);
    const args = [`--pgdata=${draft}`, ...access, ...locale];
    const { file, args: all, identity } = commandFor({ program: initdb, args, account, folder: draft });
    await promisify(execFile)(file, all, { ...identity, env: postgresEnvironment(), cwd: '/' });
    await rename(draft, folder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (existsSync(path.join(folder, 'PG_VERSION'))) return; // another start was quicker
    const { stderr, message } = error as Error & { stderr?: string };
    const lines = stderr?.trim().split('\n') ?? [];
    // The last lines report initdb's clean-up, so the line with the error is preferred.
    const reason = lines.find((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1) ?? message;
    throw new StartupError(`The database folder ${folder} could not be made: ${reason}`);
  } finally {
    await removeDrafts(folder);
  }
}

/** Checks the free space first: a disk that fills up during the first start would be reported by PostgreSQL in words of its own. */
async function assertRoom(parent: string): Promise<void> {
  const { bavail, bsize } = await statfs(parent);
  const megabytes = Math.floor((bavail * bsize) / 1_048_576);
  if (megabytes < LEAST_MEGABYTES)
    throw new StartupError(
      `The disk of the data folder ${parent} has ${megabytes} MB left, and a new database takes ${LEAST_MEGABYTES}: free some, or set DATA_DIR.`,
    );
}

/** Hides our environment from PostgreSQL: a PGDATA or LC_ALL of the machine must not affect it. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };
}

/**
 * Removes the leftovers of interrupted first starts. A concurrent first start then finds the finished cluster and removes its own
 * draft.
 */
async function removeDrafts(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(`${path.basename(folder)}.new-`));
  const remove = (name: string) => rm(path.join(parent, name), { recursive: true, force: true });
  await Promise.allSettled(drafts.map(remove));
}
