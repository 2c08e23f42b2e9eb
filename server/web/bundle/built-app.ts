import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Development } from '#server/shared/http/development.ts';
import type { AppBundle } from '#server/web/pages/page-contract.ts';
import { readSiteAssets, type SiteAssets } from '#server/web/pages/site-assets.ts';

/** App as the server uses it, built or live. */
export type LoadedApp = { bundle: AppBundle; assets: SiteAssets; development?: Development };

/** Loads the bundle and files of `npm run build`. @param root the project's folder */
export async function loadBuiltApp(root: string): Promise<LoadedApp> {
  const url = pathToFileURL(join(root, 'dist/server/entry.server.js')).href;
  return { bundle: (await import(url)) as AppBundle, assets: readSiteAssets(root) };
}

type BuildInfo = { id: string; timestamp: number };

/** Reads the build info of the present build. @param root the project's folder */
export function readBuildInfo(root: string): BuildInfo {
  return JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as BuildInfo;
}
