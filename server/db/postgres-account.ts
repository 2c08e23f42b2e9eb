import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartupError } from '#server/base/startup-error.ts';

/** System account that runs PostgreSQL. */
export type Account = { uid: number; gid: number };

const ACCOUNT_NAME = 'postgres';

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the owner of the folder if it exists, else `postgres`, created
 * if the system has none.
 * @returns null for an ordinary user, who runs it under their own account
 * @throws {StartupError} when the folder belongs to somebody else, or root cannot create the account
 */
export function findPostgresAccount(clusterFolder: string): Account | null {
  const owner = existsSync(clusterFolder) ? statSync(clusterFolder) : undefined;
  const ourUid = process.getuid?.();
  if (ourUid !== 0) {
    if (owner === undefined || owner.uid === ourUid) return null;
    throw new StartupError(
      `The database folder ${clusterFolder} belongs to another account (${owner.uid}); start as that one or as root, or set DATA_DIR.`,
    );
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount() ?? createAccount();
}

function findAccount(): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${ACCOUNT_NAME}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function createAccount(): Account {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, ACCOUNT_NAME], { stdio: 'pipe' });
  } catch {
    // The missing account is reported below, whatever useradd's reason was.
  }
  const account = findAccount();
  if (account) return account;
  throw new StartupError(
    `PostgreSQL does not run as root, and the account "${ACCOUNT_NAME}" could not be made; make it, or start as an ordinary user.`,
  );
}
