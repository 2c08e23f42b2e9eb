import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PageAssets, PageRoute } from './page-contract.ts';
import { securityHeaders } from './security-headers.ts';
import { storeResponse, type StoredResponse } from './stored-response.ts';

type ManifestChunk = {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
};
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
 * Reads the build and `public/` into memory, compressed once.
 * @param root the project's folder, with dist/styles, dist/scripts and public inside
 * @throws when the build is missing or incomplete
 */
export function readSiteAssets(root: string): SiteAssets {
  const styles = readBuild(join(root, 'dist/styles'));
  const scripts = readBuild(join(root, 'dist/scripts'));
  // Between application pages no document is loaded, so each of them brings the styles of all.
  const appModules = Object.values(scripts.manifest)
    .filter(({ isDynamicEntry, src }) => isDynamicEntry && src?.startsWith('app/routes/'))
    .map(({ src = '' }) => src);
  const fontFile = Object.values(styles.manifest).find(({ file }) => file.endsWith('.woff2'))?.file;
  const made = new Map<string, string>();

  // Sections that are never hydrated belong to the page's data function: home.data.tsx.
  const withStaticSections = (module: string) =>
    [module, module.replace('.tsx', '.data.tsx')].filter((name) => styles.manifest[name]);

  const inlinedStyles = (modules: string[]): string => {
    const key = modules.join();
    let css = made.get(key);
    if (css === undefined) {
      // The base decides the order of the layers, so it comes before every component.
      const names = ['app/ui/base.css', 'app/document.tsx', ...modules.flatMap(withStaticSections)];
      const files = new Set(names.flatMap((name) => cssFilesOf(styles.manifest, styles.chunk(name))));
      css = [...files].map((file) => readFileSync(join(styles.folder, file), 'utf8').trim()).join('');
      made.set(key, css);
    }
    return css;
  };

  return {
    async forPage(page) {
      const isApp = page?.kind === 'app';
      const entries = ['app/runtime/runtime.ts', ...(isApp ? ['app/entry.client.ts'] : [])];
      return {
        styles: inlinedStyles(isApp ? appModules : page ? [`app/routes/${page.module}.tsx`] : []),
        styleLinks: [],
        fontUrl: fontFile ? `/${fontFile}` : null,
        scripts: entries.map((name) => `/${scripts.chunk(name).file}`),
      };
    },
    files: new Map([
      ...filesOf(scripts.folder, 'assets/**/*.js', FOR_EVER),
      ...filesOf(styles.folder, 'assets/**/*.woff2', FOR_EVER),
      ...readPublicFiles(root),
    ]),
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';

function readBuild(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return {
    folder,
    manifest,
    chunk(name: string): ManifestChunk {
      const found = manifest[name];
      if (!found) throw new Error(`the build has no ${name}: run npm run build`);
      return found;
    },
  };
}

/** The files of `public/`, by their path on the site. */
export function readPublicFiles(root: string): ReadonlyMap<string, StoredResponse> {
  return new Map(filesOf(join(root, 'public'), '**/*', 'public, max-age=3600, stale-while-revalidate=86400'));
}

function cssFilesOf(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].flatMap((name) => {
    const next = manifest[name];
    return next ? cssFilesOf(manifest, next) : [];
  });
  return [...imported, ...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])];
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
      return [file.slice(folder.length), storeResponse({ status: 200, body, headers })];
    });
}
