// `npm run security`: asks the registry for known weaknesses of the packages the site runs on, and compares packages with install
// scripts with the list of `allowScripts`. Exits with 1 when there is something to mend, with 2 when the registry did not answer.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project.mjs';
import { compareInstallScripts } from '#scripts/security/install-scripts.ts';

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
});

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(projectFolder, file), 'utf8'));

const hasWeakness = tellWeaknesses();
const hasScript = tellInstallScripts();
process.exitCode = hasWeakness || hasScript ? 1 : hasWeakness === null ? 2 : 0;

/** @returns whether there are any; null: the registry did not say */
function tellWeaknesses(): boolean | null {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  const { data } = auditSchema.safeParse(toJson(stdout));
  if (!data) {
    console.log('Known weaknesses: the registry did not answer, so nothing is known of them.');
    return null;
  }
  const found = Object.entries(data.vulnerabilities);
  console.log(`Known weaknesses of the packages the site runs on: ${found.length}.`);
  for (const [name, { severity, range, fixAvailable }] of found)
    console.log(`  ${name} ${range}: ${severity}${fixAvailable ? '; npm audit fix mends it' : ''}`);
  return found.length > 0;
}

function tellInstallScripts(): boolean {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const lock = read('package-lock.json') as Parameters<typeof compareInstallScripts>[0];
  const { unlisted, elsewhere, needless } = compareInstallScripts(lock, allowScripts, (one) =>
    existsSync(path.join(projectFolder, one)),
  );
  console.log(`Install scripts outside allowScripts, installed here: ${unlisted.join(', ') || 'none'}.`);
  console.log(`Of other platforms, where npm does not run them: ${elsewhere.join(', ') || 'none'}.`);
  if (needless.length > 0) console.log(`In allowScripts without such a script: ${needless.join(', ')}.`);
  return unlisted.length > 0;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
