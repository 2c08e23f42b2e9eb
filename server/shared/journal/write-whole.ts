import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, also across a power cut. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
  await syncFolder(path.dirname(file));
}

/** After a power cut a file is found only if its folder was synced too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
