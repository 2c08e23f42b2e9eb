import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster, isPostmaster } from './postmaster-file.ts';

const STOP_PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 10;

/**
 * Tells the server on a folder to stop fast: it rolls back open transactions, writes out the rest and ends.
 * @returns false when none runs
 */
export function signalStop(clusterFolder: string): boolean {
  const running = findPostmaster(clusterFolder);
  if (!running || !isPostmaster(running.pid, clusterFolder)) return false;
  try {
    process.kill(running.pid, 'SIGINT');
    return true;
  } catch {
    return false; // it ended in between
  }
}

/**
 * Stops the server on a folder and waits for it. One that takes too long is left to finish by itself, never killed: the next start
 * waits for it.
 * @returns whether it has stopped
 */
export async function stopPostmaster(clusterFolder: string): Promise<boolean> {
  if (!signalStop(clusterFolder)) return true;
  // The file is removed last, when everything is written; the process itself may stay listed until its parent reaps it.
  for (const start = Date.now(); Date.now() - start < STOP_PATIENCE_MS; await pause(LOOK_AGAIN_MS)) {
    if (!findPostmaster(clusterFolder)) return true;
  }
  return false;
}
