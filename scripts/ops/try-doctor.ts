import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { projectFolder, projectNode } from '#scripts/project.mjs';
import { clusterOwner } from '#server/db/create-cluster.ts';
import { createDatabase } from '#server/db/database.ts';
import { DATABASE_NAME } from '#server/db/embedded-postgres.ts';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { startInstance } from './start-instance.ts';

const PATIENCE_MS = 30_000;

/**
 * Asks the doctor about a machine where all is well and about one where something is not, and shows the mails that the site sends of
 * its own about that: one when it breaks, one when it is mended.
 */
export async function tryDoctor(say: (line: string) => void): Promise<void> {
  const smtp = await startSmtp();
  const backups = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-backups-'));
  const settings = {
    PUBLIC_ORIGIN: 'https://site.test',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: smtp.url,
    BACKUP_TO: backups,
    BACKUP_PASSPHRASE: 'only for this trial',
  };
  try {
    await using instance = await startInstance(settings);
    const { dataDir } = instance;
    const run = (script: string, ...args: string[]) =>
      spawnSync(projectNode, [`scripts/${script}.ts`, ...args], {
        cwd: projectFolder,
        encoding: 'utf8',
        env: { ...process.env, ...operatorIdentity, ...settings, DATA_DIR: dataDir, RATES_FETCH: 'false' },
      });
    // A site that has none makes its first by itself, and refuses another one meanwhile.
    await until('a backup', () => run('backup').status === 0);

    const well = run('doctor', '--mail', 'ana@example.ro');
    say(told('doctor, a good machine', well));
    const aside = path.join(dataDir, 'clicks', '2026-11-26.jsonl.aside');
    mkdirSync(path.dirname(aside), { recursive: true });
    writeFileSync(aside, 'not a click\n');
    rmSync(backups, { recursive: true });
    writeFileSync(backups, 'no folder');
    run('backup');
    const ill = run('doctor');
    say(told('doctor, a bad machine', ill));
    if (well.status !== 0 || ill.status !== 1) throw new Error('its exit codes should be 0 and 1');

    smtp.taken.length = 0;
    await lookNow(dataDir);
    await until('a mail', () => smtp.taken.length === 1);
    rmSync(aside);
    rmSync(backups);
    mkdirSync(backups);
    run('backup');
    await lookNow(dataDir);
    await until('another mail', () => smtp.taken.length === 2);
    for (const { subject, text } of smtp.taken)
      say(`mail: ${subject}\n${text?.trim().replaceAll(/^/gm, '  ')}`);
  } finally {
    await smtp.stop();
    rmSync(backups, { recursive: true, force: true });
  }
}

function told(what: string, { status, stdout, stderr }: ReturnType<typeof spawnSync>): string {
  // What a person enters by hand in the first days follows the lines.
  const lines = String(stdout).split('\nDe scris de mână')[0];
  return `${what} (exit ${status}):\n${lines?.trimEnd().replaceAll(/^/gm, '  ')}${String(stderr)}`;
}

/** Asks for the look at the site that the site takes each hour. */
async function lookNow(dataDir: string): Promise<void> {
  const host = path.join(dataDir, 'postgres');
  const connection = { host, port: 5432, user: clusterOwner, database: DATABASE_NAME };
  const db = createDatabase({ connection, poolSize: 1 });
  await sql`insert into jobs.job (name) values ('look-at-site')`.execute(db);
  await db.destroy();
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !isSo(); await pause(500))
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
}
