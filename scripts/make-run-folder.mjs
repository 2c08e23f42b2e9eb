import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** A run holds about one GB at a time; containers often have 64 MB there. */
const ROOM_BYTES = 4 * 1024 ** 3;
const NAME = 'imprumut-clar-tests-';

/**
 * A folder for all that a run of the tests writes, in memory where there is room: a database copied for a file of tests is 800
 * files, made and removed two hundred times a run, and on a disk that costs as much processor time as the tests themselves.
 * What an earlier run left there that was killed goes first.
 * @param memory where files are in memory, if there are any
 * @param roomBytes what has to be free there
 * @returns its path; PostgreSQL's own account, which runs it under root, can pass it
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
