import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './postgres-account.ts';
import { StartupError } from '#server/base/startup-error.ts';

type Task = {
  /** absolute path of initdb or postgres */
  program: string;
  args: string[];
  /** null: the account of this process */
  account: Account | null;
  /** absolute path of the folder of the cluster */
  folder: string;
};

/** Arguments for `spawn`: the file, its arguments, and the account as spawn's own options. */
type Command = { file: string; args: string[]; identity: Partial<Account> };

/**
 * Builds the command that runs a program of PostgreSQL under its account. Usually it is the program itself: Node changes the
 * account. When the account may not enter a folder on the path (a clone in /root, a data folder in a temporary one), the program
 * keeps root's one capability to search folders; file modes stay unchanged.
 * @throws {StartupError} when the path is closed and the machine cannot grant that capability
 */
export function commandFor(task: Task): Command {
  const { program, args, account, folder } = task;
  if (account === null) return { file: program, args, identity: {} };
  const closed = closedFolder(account, [program, folder]);
  if (closed === null) return { file: program, args, identity: account };

  const right = passingRight();
  if (right === null) {
    throw new StartupError(
      `PostgreSQL does not run as root, and the account it would use instead may not enter ${closed}; put the project and DATA_DIR elsewhere, or start as an ordinary user.`,
    );
  }
  const rights = `-all,+${right}`;
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  // Without the first one PostgreSQL's own access() checks would not see the granted capability.
  const lent = [
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
    `--bounding-set=${rights}`,
  ];
  return { file: 'setpriv', args: [...identity, ...lent, program, ...args], identity: {} };
}

/** Finds the first folder on the way to one of the paths that the account may not enter. */
function closedFolder(account: Account, paths: string[]): string | null {
  for (const target of paths) {
    for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const pass = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if ((mode & pass) === 0) return folder;
      if (folder === path.dirname(folder)) break;
    }
  }
  return null;
}

/** Picks the smallest capability of this process that opens the path: searching folders, else ignoring modes. */
function passingRight(): 'dac_read_search' | 'dac_override' | null {
  if (!['/usr/bin/setpriv', '/bin/setpriv'].some(isExecutable)) return null;
  const status = readFileSync('/proc/self/status', 'utf8');
  const rights = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  if (rights & 0b100n) return 'dac_read_search';
  return rights & 0b10n ? 'dac_override' : null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
