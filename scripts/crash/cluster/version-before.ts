import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder, projectNode } from '#scripts/project.mjs';
import { listKnownMigrations } from '#server/db/migrate.ts';

export type VersionBefore = {
  commit: string;
  /** its built program */
  folder: string;
  /** what this version's start will add to its database */
  newMigrations: string[];
  remove: () => void;
};

/**
 * Builds the version before this one in a folder. Its packages are this version's where both lock files are the same, and are installed
 * otherwise.
 * @param commit which one; by default the last tag, or the last commit before the newest migration
 * @returns what the git history lacks for that, in a sentence
 * @throws {Error} when it cannot be built
 */
export async function buildVersionBefore(commit = findCommitBefore()): Promise<VersionBefore | string> {
  const name = git('rev-parse', '--short', '--verify', `${commit}^{commit}`);
  if (!name)
    return `An upgrade was not tried: it needs an earlier commit of this project's git history, and ${commit} is not there; clone the whole of it, or name one by --from.`;
  const folder = mkdtempSync(path.join(tmpdir(), `imprumut-clar-${name}-`));
  chmodSync(folder, 0o755);
  const files = execFileSync('git', ['archive', name], { cwd: projectFolder, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  const hasSamePackages = git('diff', '--name-only', name, '--', 'package-lock.json') === '';
  if (hasSamePackages)
    symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  else runIn(folder, 'npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline']);
  runIn(folder, projectNode, ['scripts/build.ts']);
  const known = new Set(await listKnownMigrations(path.join(folder, 'migrations')));
  const newMigrations = (await listKnownMigrations()).filter((migration) => !known.has(migration));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { commit: name, folder, newMigrations, remove };
}

function findCommitBefore(): string {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^');
  if (tag) return tag;
  const args = ['--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1', '--', 'migrations/*.ts'];
  return `${git('log', ...args) || 'HEAD'}^`;
}

/** Asks git. @returns undefined when it, the history or what was asked for is not there */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function runIn(folder: string, command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The version before could not be built: ${stderr.slice(-1_000)}`);
}
