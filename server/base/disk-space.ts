import { statfs } from 'node:fs/promises';

/** Reads the space of the disk a folder is on, in bytes: what this account may still write, and all of it. */
export async function diskSpace(folder: string): Promise<{ free: number; whole: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
}
