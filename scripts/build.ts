import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = new URL('..', import.meta.url).pathname;
const infoFile = join(root, 'dist/build.json');

// Everything the browser and the server bundle are made of. Content is not here: it is read when the program starts.
const SOURCES = ['app/**/*', 'domain/**/*.ts', 'vite.config.ts', 'package-lock.json'];

/** What was built: `id` names the build in addresses, `timestamp` is when it was made (ms). */
export type BuildInfo = { id: string; timestamp: number };

/** Builds when the sources differ from what `dist/` was built of. @returns the build in place afterwards */
export async function buildIfStale(): Promise<BuildInfo> {
  const id = sourcesId();
  const built = readBuildInfo();
  return built?.id === id ? built : await build(id);
}

/** Builds the browser's files into dist/client and the server's bundle into dist/server. */
export async function build(id = sourcesId()): Promise<BuildInfo> {
  const vite = await import('vite');
  const shared = { root, logLevel: 'warn' as const, configFile: join(root, 'vite.config.ts') };
  await vite.build({ ...shared });
  await vite.build({ ...shared, build: { ssr: true } });
  const info = { id, timestamp: Date.now() };
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(infoFile, JSON.stringify(info));
  return info;
}

function readBuildInfo(): BuildInfo | undefined {
  if (!existsSync(infoFile)) return undefined;
  return JSON.parse(readFileSync(infoFile, 'utf8')) as BuildInfo;
}

function sourcesId(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = performance.now();
  const { id } = await build();
  console.log(`build ${id} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
