import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageAssets, PageRoute } from './page-contract.ts';
import { securityHeaders } from './security-headers.ts';
import { bestBrotli, storeResponse, type StoredResponse } from './stored-response.ts';

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
type Manifest = Record<string, ManifestChunk>;

/** What pages load and the files they load it from: of the build here, of the development server in dev-app.ts. */
export type SiteAssets = {
  /** styles and scripts of a page; undefined module: the error page */
  forPage(page: Pick<PageRoute, 'module' | 'kind'> | undefined): Promise<PageAssets>;
  /** a file by its path on the site, e.g. /assets/runtime-x1.js or /favicon.svg */
  files: ReadonlyMap<string, StoredResponse>;
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Reads the client build and `public/` into memory, compressed once.
 * @param root the project's folder, with dist/client and public inside
 * @throws when the build is missing or names no runtime
 */
export function readSiteAssets(root: string): SiteAssets {
  const client = join(root, 'dist/client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (!found) throw new Error(`the build has no ${name}: run npm run build`);
    return found;
  };
  const url = (file: string) => `/${file}`;
  const fontFile = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;
  const styles = new Map<string, string>();

  const stylesOf = (names: string[]): string => {
    const key = names.join();
    let css = styles.get(key);
    if (css === undefined) {
      const files = new Set(names.flatMap((name) => cssFilesOf(manifest, chunk(name))));
      css = [...files].map((file) => readFileSync(join(client, file), 'utf8').trim()).join('');
      styles.set(key, css);
    }
    return css;
  };

  return {
    async forPage(page) {
      const runtime = url(chunk('app/runtime/runtime.ts').file);
      const names = ['app/document.tsx', ...(page ? [`app/routes/${page.module}.tsx`] : [])];
      return {
        styles: stylesOf(names),
        styleLinks: [],
        fontUrl: fontFile ? url(fontFile) : null,
        scripts: page?.kind === 'app' ? [runtime, url(chunk('app/entry.client.ts').file)] : [runtime],
      };
    },
    files: new Map([
      ...filesOf(client, 'assets/**/*', 'public, max-age=31536000, immutable'),
      ...readPublicFiles(root),
    ]),
  };
}

/** The files of `public/`, by their path on the site. */
export function readPublicFiles(root: string): ReadonlyMap<string, StoredResponse> {
  return new Map(filesOf(join(root, 'public'), '**/*', 'public, max-age=3600, stale-while-revalidate=86400'));
}

function cssFilesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((name) => {
    const next = manifest[name];
    return next ? cssFilesOf(manifest, next) : [];
  });
  return [...imported, ...(chunk.css ?? [])];
}

function filesOf(folder: string, pattern: string, cacheControl: string): [string, StoredResponse][] {
  if (!existsSync(folder)) return [];
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const type = types[extname(entry.name)] ?? 'application/octet-stream';
      const headers = { ...securityHeaders, 'content-type': type, 'cache-control': cacheControl };
      const body = readFileSync(file);
      return [file.slice(folder.length), storeResponse({ status: 200, body, headers }, bestBrotli)];
    });
}
