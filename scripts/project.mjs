// Where things are, for the scripts that run before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Folder of the programs that come with the install. */
export const programsFolder = path.join(projectFolder, 'node_modules', '.bin');

/**
 * How the site is run. A small nursery for new objects and few arenas for other memory: with 240 pages ready the program
 * keeps 230 MB instead of 380, and answers as fast.
 */
export const siteNodeOptions = ['--max-semi-space-size=4'];
export const siteEnvironment = {
  MALLOC_ARENA_MAX: '2',
  // From the second start on, sources need neither have their types removed nor be compiled.
  NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules', '.cache', 'node'),
};

/** The Node that comes with the install: the machine's own may be too old to run TypeScript. */
export const projectNode = path.join(programsFolder, 'node');
