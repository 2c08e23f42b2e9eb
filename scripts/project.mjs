// Where things are, for the scripts that run before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Folder of the programs that come with the install. */
export const programsFolder = path.join(projectFolder, 'node_modules', '.bin');

/** The Node that comes with the install: the machine's own may be too old to run TypeScript. */
export const projectNode = path.join(programsFolder, 'node');
