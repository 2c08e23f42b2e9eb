import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

const SIZE = '4g';

export type SmallDisk = {
  fill(): void;
  free(): void;
  remove(): void;
};

/**
 * Puts a disk in memory under a folder, which can be made full and free again at once.
 * @returns undefined where the machine does not let us: then a full disk is not tried
 */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });
  const resize = (size: string) => mount('-o', `remount,size=${size}`, folder);
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder);
  } catch {
    return undefined;
  }
  return {
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder);
      resize(String((blocks - bfree) * bsize));
    },
    free: () => void resize(SIZE),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}
