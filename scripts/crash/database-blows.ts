import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_NAME } from '#server/db/embedded-postgres.ts';
import { findPostmaster } from '#server/db/postmaster-file.ts';
import type { CrashCounts } from './crash-counts.ts';
import { findBackends, kill } from './processes.ts';
import type { mountSmallDisk } from './small-disk.ts';

type Options = {
  /** of the database's cluster */
  folder: string;
  disk: ReturnType<typeof mountSmallDisk>;
  counted: CrashCounts;
};

const NEXT_PATIENCE_MS = 10_000;

/** Creates the blows to the embedded PostgreSQL of a running program. */
export function createDatabaseBlows({ folder, disk, counted }: Options) {
  async function killPostmaster(): Promise<number | undefined> {
    const pid = findPostmaster(folder)?.pid;
    if (pid === undefined || !(await kill(pid))) return undefined;
    counted['kill -9 of PostgreSQL'] += 1;
    return pid;
  }

  return {
    /** Kills PostgreSQL's postmaster with kill -9; the program has to restart it. */
    killDatabase: async () => void (await killPostmaster()),

    /** Does the same twice, the second time while the new server recovers. */
    async killDatabaseTwice(): Promise<void> {
      const first = await killPostmaster();
      if (first === undefined) return;
      for (const deadline = Date.now() + NEXT_PATIENCE_MS; Date.now() < deadline; await pause(1)) {
        const next = findPostmaster(folder)?.pid;
        if (next === undefined || next === first) continue;
        if (await killPostmaster()) counted['of these while it came back from one'] += 1;
        return;
      }
    },

    /** Kills a single connection's process with kill -9: PostgreSQL then ends all of them and recovers. */
    async killBackend(): Promise<void> {
      const postmaster = findPostmaster(folder)?.pid;
      const backends = postmaster === undefined ? [] : findBackends(postmaster, DATABASE_NAME);
      const one = backends[Math.floor(Math.random() * backends.length)];
      if (one !== undefined && (await kill(one))) counted['kill -9 of one of its backends'] += 1;
    },

    /** Fills the disk for a while, and kills the database meanwhile, which then cannot write during its recovery. */
    async fillDisk(): Promise<void> {
      if (!disk) return;
      disk.fill();
      counted['times the disk was full'] += 1;
      await pause(500);
      await killPostmaster();
      await pause(1_500);
      disk.free();
    },
  };
}
