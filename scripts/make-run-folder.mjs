import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** A run uses about one GB at a time; containers often have 64 MB there. */
const ROOM_BYTES = 4 * 1024 ** 3;
const NAME = 'imprumut-clar-tests-';

/**
 * Makes a folder for all files of a test run, in memory where there is room: a database copied for a test file is 800 files, made
 * and removed two hundred times a run, and on a disk that costs as much processor time as the tests themselves. First removes the
 * leftovers of a killed run.
 * @param memory file system in memory, if there is one
 * @param roomBytes space required there
 * @returns its path; PostgreSQL's own account, used under root, can enter it
 */
export function makeRunFolder(memory = MEMORY, roomBytes = ROOM_BYTES) {
  const place = hasRoom(memory, roomBytes) ? memory : os.tmpdir();
  for (const name of readdirSync(place)) {
    const [, run] = new RegExp(`^${NAME}(\\d+)-`).exec(name) ?? [];
    if (run && !isRunning(Number(run))) rmSync(path.join(place, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(place, `${NAME}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(place, bytes) {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, os.freemem()) >= bytes;
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
