import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AppBundle, PageAssets, PageRoute } from './page-contract.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { pictureReaderPolicy, securityHeaders } from '#server/shared/http/security-headers.ts';
import { inOwnMemory, storeResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';

type ManifestChunk = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Record<string, ManifestChunk>;

/** Files that pages load: of the build here, of the development server in development-app.ts. */
export type SiteAssets = {
  /** styles and scripts of a page, the same object for all pages of a module; undefined: the error page */
  forPage(page: Pick<PageRoute, 'module' | 'kind'> | undefined): Promise<PageAssets>;
  /** the back office's own script and styles: a separate build that visitors never load */
  office: { styles: string; scripts: string[] };
  /** the same of the partners' desk */
  partnersDesk: { styles: string; scripts: string[] };
  /** a file by its path on the site, e.g. /assets/runtime-x1.js or /favicon.svg */
  files: ReadonlyMap<string, StoredResponse>;
  /** path of ANPC's sign on the site; missing until the operator has put it in place (sal-picture.ts) */
  salPicture?: string;
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.sh': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** What the error page shows; every other page is a module of app/pages/. */
const ERROR_PAGE = 'app/shell/error-page.tsx';
/** What an application page shows when another one can not be loaded. */
const BROKEN_PAGE = 'app/shell/broken-page.tsx';

/** Lists the files that may declare a page: the first of them that exists does. */
export function declaringFiles(module: string): string[] {
  return ['.data.ts', '.data.tsx', '.tsx'].map((end) => `app/pages/${module}${end}`);
}

/**
 * Reads the build and `public/` into memory, compressed once.
 * @param root the project's folder, with dist/styles, dist/scripts and public inside
 * @param routes of the app that was built
 * @throws when the build is missing or incomplete
 */
export function readSiteAssets(root: string, routes: AppBundle['routes']): SiteAssets {
  const styles = readBuild(join(root, 'dist/styles'));
  const scripts = readBuild(join(root, 'dist/scripts'));
  const office = readBuild(join(root, 'dist/office'));
  const partnersDesk = readBuild(join(root, 'dist/parteneri'));
  // base.css sets the order of the layers, so it precedes every component.
  const frame = ['app/ui/base.css', 'app/shell/document.tsx'];
  // Pages of React show parts that their document does not have: the styles of these come as a file.
  const appModules = new Set(routes.filter(({ kind }) => kind === 'app').map(({ module }) => module));
  const frameOf = (module: string) =>
    styles.filesOf(appModules.has(module) ? [...frame, BROKEN_PAGE] : frame);
  const own = new Map<string, string>();

  /** Reads the styles of one page without those of the frame around it. */
  const ownStyles = (module: string): string => {
    let css = own.get(module);
    if (css === undefined) {
      const name =
        module === 'error' ? ERROR_PAGE : declaringFiles(module).find((file) => styles.manifest[file]);
      css = styles.read(styles.filesOf([name ?? `page ${module}`]).difference(frameOf(module)));
      own.set(module, css);
    }
    return css;
  };
  const fonts = filesOf(styles.folder, 'assets/**/*.woff2', FOR_EVER);
  const pages = new Map<string, PageAssets>();
  const styleFiles = new Map(
    Array.from(appModules, (module) => [module, hashedFile(module, ownStyles(module))]),
  );

  return {
    async forPage(page) {
      const module = page?.module ?? 'error';
      const isApp = page?.kind === 'app';
      const entries = ['app/runtime/runtime.ts', ...(isApp ? ['app/entry.client.ts'] : [])];
      const assets = pages.get(module) ?? {
        styles: styles.read(frameOf(module)),
        ownStyles: ownStyles(module),
        styleLinks: [],
        styleFile: styleFiles.get(module)?.path ?? null,
        scripts: entries.map((name) => `/${scripts.chunk(name).file}`),
        fonts: fonts.map(([path]) => path),
      };
      pages.set(module, assets);
      return assets;
    },
    office: {
      styles: styles.read(styles.filesOf(['app/ui/base.css', 'app/office/main.tsx'])),
      scripts: [`/${office.chunk('app/office/main.tsx').file}`],
    },
    partnersDesk: {
      styles: styles.read(styles.filesOf(['app/ui/base.css', 'app/partners-desk/main.tsx'])),
      scripts: [`/${partnersDesk.chunk('app/partners-desk/main.tsx').file}`],
    },
    files: new Map([
      ...filesOf(scripts.folder, 'assets/**/*.{js,mjs,bcmap,wasm,gz}', FOR_EVER),
      ...fonts,
      ...Array.from(styleFiles.values(), ({ path, css }): [string, StoredResponse] => [
        path,
        storeFile(path, Buffer.from(css), FOR_EVER),
      ]),
      ...filesOf(office.folder, 'assets/**/*.js', FOR_EVER),
      ...filesOf(partnersDesk.folder, 'assets/**/*.js', FOR_EVER),
      ...readPublicFiles(root),
    ]),
  };
}

function hashedFile(module: string, css: string) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { path: `/assets/${module}-${hash}.css`, css };
}

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cache lifetime of files that keep their address when they change. */
export const PUBLIC_FILE = 'public, max-age=3600, stale-while-revalidate=86400';

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
    /** returns the style files of modules, in the order in which they apply */
    filesOf(names: string[]): Set<string> {
      return new Set(names.flatMap((name) => cssFilesOf(manifest, this.chunk(name))));
    },
    read(files: Iterable<string>): string {
      return Array.from(files, (file) => readFileSync(join(folder, file), 'utf8').trim()).join('');
    },
  };
}

/** Reads the files of `public/`, by their path on the site. */
export function readPublicFiles(root: string): ReadonlyMap<string, StoredResponse> {
  const folder = join(root, 'public');
  return new Map([
    ...filesOf(folder, '**/*', PUBLIC_FILE),
    // Pictures of shared links show their page's figures, so they are kept briefly.
    ...filesOf(folder, 'share/*', FOR_A_MINUTE),
  ]);
}

function cssFilesOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<ManifestChunk>()): string[] {
  // A page that is loaded later may share a chunk with the one that loads it.
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])].flatMap((name) => {
    const next = manifest[name];
    return next ? cssFilesOf(manifest, next, seen) : [];
  });
  return [...imported, ...(chunk.css ?? []), ...(chunk.file.endsWith('.css') ? [chunk.file] : [])];
}

function filesOf(folder: string, pattern: string, cacheControl: string): [string, StoredResponse][] {
  if (!existsSync(folder)) return [];
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      // Written by the build (build.ts).
      const brotli = existsSync(`${file}.br`) ? inOwnMemory(readFileSync(`${file}.br`)) : undefined;
      const body = brotli ? '' : inOwnMemory(readFileSync(file));
      return [file.slice(folder.length), storeFile(file, body, cacheControl, brotli)];
    });
}

/** The worker that reads pictures: app/tools/contract-check/read-pictures.worker.ts. */
const PICTURE_READER = /\/read-pictures\.worker-[\w-]+\.js$/;

/**
 * Prepares a file for sending, with the content type of its extension.
 * @param body not needed beside brotli
 * @param brotli the same content in the best compression
 */
export function storeFile(
  name: string,
  body: Buffer | string,
  cacheControl: string,
  brotli?: Buffer,
): StoredResponse {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const headers = {
    ...securityHeaders,
    ...(PICTURE_READER.test(name) && { 'content-security-policy': pictureReaderPolicy }),
    'content-type': type,
    'cache-control': cacheControl,
  };
  return storeResponse({ status: 200, body, headers, brotli });
}
