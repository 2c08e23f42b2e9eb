import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const SIZE = '4g';

export type SmallDisk = {
  /** leaves almost no space */
  fill(): void;
  free(): void;
  remove(): void;
};

/**
 * Mounts a disk in memory under a folder, which can be filled and freed at once.
 * @returns undefined where the machine does not allow it: then a full disk is not tried
 */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });
  const resize = (size: string) => void mount('-o', `remount,size=${size}`, folder);
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder);
  } catch {
    return undefined;
  }
  return {
    fill() {
      // The disk is being written to meanwhile: a size below the used one is refused, so the next try leaves a little more.
      for (let spare = 0; ; spare = 2 * spare + 4_096) {
        try {
          const { blocks, bfree, bsize } = statfsSync(folder);
          return resize(String((blocks - bfree) * bsize + spare));
        } catch (error) {
          if (spare > 10_000_000) throw error;
        }
      }
    },
    free: () => resize(SIZE),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}
