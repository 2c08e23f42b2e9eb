import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedApp } from './built-app.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { PUBLIC_FILE, storeFile } from '#server/web/pages/site-assets.ts';

const NAMES = ['sal.svg', 'sal.png'];

/**
 * Finds ANPC's sign of out-of-court settlement in the data folder, where the operator puts it; returns its name, or null if it is
 * missing. The picture belongs to ANPC, so the program brings none.
 */
export function findSalPicture(dataDir: string): string | null {
  return NAMES.find((name) => existsSync(path.join(dataDir, name))) ?? null;
}

/**
 * Adds that picture to the app's files, read once: the footer shows it instead of a link in words.
 * @throws {StartupError} when it cannot be read
 */
export function withSalPicture(app: LoadedApp, dataDir: string): LoadedApp {
  const name = findSalPicture(dataDir);
  if (!name) return app;
  const stored = storeFile(name, readPicture(path.join(dataDir, name)), PUBLIC_FILE);
  const salPicture = `/${name}`;
  return {
    ...app,
    assets: { ...app.assets, files: new Map([...app.assets.files, [salPicture, stored]]), salPicture },
  };
}

function readPicture(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new StartupError(`The picture ${file} can not be read: ${(error as Error).message}`);
  }
}
