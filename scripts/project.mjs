// Paths for the scripts that run before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Folder of the programs of the install. */
export const programsFolder = path.join(projectFolder, 'node_modules', '.bin');

/**
 * Node options of the site, which then takes 300 MB on a busy day instead of 460 at the same speed: a small nursery for new
 * objects; garbage collection when the heap has grown by three tenths, where V8 would let it triple; few arenas for other memory,
 * of which large pieces are returned to the system at once (docs/measurements/memory.md).
 */
export const siteNodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
export const siteEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // From the second start on, sources need neither type stripping nor compilation.
  NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules', '.cache', 'node'),
};

/** The Node of the install: the machine's own may be too old to run TypeScript. */
export const projectNode = path.join(programsFolder, 'node');
