import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The project's folder, the same for the sources and for the built program. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? '.');
