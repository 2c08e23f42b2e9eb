import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { projectFolder } from '#server/base/project-folder.ts';

const infoFile = join(projectFolder, 'dist/build.json');

// Sources of all that runs in the browser and in the program. Content and migrations are missing: the start reads them.
const SOURCE_FOLDERS = ['app', 'domain', 'server'];
const SOURCE_FILES = ['vite.config.ts', 'package-lock.json'];
const NO_SOURCE = /\.(?:test\.tsx?|md)$/;

// Building one at a time leaves a processor idle; all six at once take 1.2 GB of memory, these two rows 0.9.
const SIDE_BY_SIDE = [['program'], ['styles', 'scripts', 'office', 'parteneri', 'server']];

/**
 * All scripts that pages load are smaller. Only the readers of PDFs and of pictures are larger, which are fetched when somebody
 * chooses a file.
 */
const LARGEST_OF_PAGES_BYTES = 256 * 1024;

/** Result of a build: `id` names the build in addresses, `timestamp` is the moment it was made (ms). */
export type BuildInfo = { id: string; timestamp: number };

/** Builds if the sources differ from those `dist/` was built from. */
export async function buildIfStale(): Promise<void> {
  if (readBuildInfo()?.id === sourcesId()) return;
  // In a process of its own: the bundler leaves hundreds of megabytes behind, and the site runs for months.
  await promisify(execFile)(process.execPath, [join(projectFolder, 'scripts/build.ts')]);
}

/** Builds what vite.config.ts describes: dist/styles, dist/scripts, dist/office, dist/parteneri, dist/server and dist/program. */
export async function build(): Promise<BuildInfo> {
  const vite = await import('vite');
  const info = { id: sourcesId(), timestamp: Date.now() };
  // Built beside the present build and moved into place whole, so that a program that starts meanwhile finds one of the two.
  const made = join(projectFolder, `dist.${process.pid}`);
  const { NODE_ENV } = process.env;
  // Set for every caller, tests included: with any other value React's plugin makes a development build.
  process.env['NODE_ENV'] = 'production';
  try {
    const configFile = join(projectFolder, 'vite.config.ts');
    await Promise.all(
      SIDE_BY_SIDE.map(async (modes) => {
        for (const mode of modes) {
          const outDir = join(made, mode);
          await vite.build({ root: projectFolder, mode, configFile, logLevel: 'warn', build: { outDir } });
          if (mode === 'scripts') await compressScripts(outDir, LARGEST_OF_PAGES_BYTES);
          if (mode === 'office' || mode === 'parteneri') await compressScripts(outDir, 0);
        }
      }),
    );
    writeFileSync(join(made, 'build.json'), JSON.stringify(info));
    rmSync(join(projectFolder, 'dist'), { recursive: true, force: true });
    renameSync(made, join(projectFolder, 'dist'));
  } finally {
    rmSync(made, { recursive: true, force: true });
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  return info;
}

/**
 * Stores the brotli of each script and WebAssembly program beside it: a start has no second to spare for it, and browsers and
 * caches keep the first response for ever. The best quality takes twenty times as long as the next best and saves a tenth, so it is
 * used for the scripts every visitor loads.
 * @param bestUpTo size in bytes up to which the best quality is used
 */
async function compressScripts(folder: string, bestUpTo: number): Promise<void> {
  const files = globSync('assets/**/*.{js,mjs,wasm}', { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const script = readFileSync(file);
      const quality = script.length <= bestUpTo ? constants.BROTLI_MAX_QUALITY : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(script, { params }));
    }),
  );
}

function readBuildInfo(): BuildInfo | undefined {
  if (!existsSync(infoFile)) return undefined;
  return JSON.parse(readFileSync(infoFile, 'utf8')) as BuildInfo;
}

/** Computes the build id of the sources in this folder as they are now. */
export function sourcesId(folder = projectFolder): string {
  const hash = createHash('sha256');
  // Runs at every start, and glob patterns would take three times as long as reading the folders.
  const inFolders = SOURCE_FOLDERS.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && !NO_SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = [...inFolders, ...SOURCE_FILES.map((name) => join(folder, name))].toSorted();
  for (const file of files)
    hash
      .update(file.slice(folder.length + 1))
      .update('\0')
      .update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
