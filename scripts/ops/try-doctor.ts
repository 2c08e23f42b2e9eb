import { execFile } from 'node:child_process';
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
import { bnrDay } from '#tests/setup/start-fake-bnr.ts';
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
    const env = { ...process.env, ...operatorIdentity, ...settings, DATA_DIR: dataDir };
    const run = (script: string, ...args: string[]) => runScript(script, args, env);
    await importRates(dataDir, run);
    // A site that has none makes its first by itself, and refuses another one meanwhile.
    await until('a backup', async () => (await run('backup')).status === 0);

    const well = await run('doctor', '--mail', 'ana@example.ro');
    say(told('doctor, a good machine', well));
    const aside = path.join(dataDir, 'clicks', '2026-11-26.jsonl.aside');
    mkdirSync(path.dirname(aside), { recursive: true });
    writeFileSync(aside, 'not a click\n');
    rmSync(backups, { recursive: true });
    writeFileSync(backups, 'no folder');
    await run('backup');
    const ill = await run('doctor');
    say(told('doctor, a bad machine', ill));
    if (well.status !== 0 || ill.status !== 1) throw new Error('its exit codes should be 0 and 1');

    smtp.taken.length = 0;
    await lookNow(dataDir);
    await until('a mail', async () => smtp.taken.length === 1);
    rmSync(aside);
    rmSync(backups);
    mkdirSync(backups);
    await run('backup');
    await lookNow(dataDir);
    await until('another mail', async () => smtp.taken.length === 2);
    for (const { subject, text } of smtp.taken)
      say(`mail: ${subject}\n${text?.trim().replaceAll(/^/gm, '  ')}`);
  } finally {
    await smtp.stop();
    rmSync(backups, { recursive: true, force: true });
  }
}

type Ran = { status: number; output: string };

/** Runs a command of the site, as `npm run` does. */
async function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return await new Promise((resolve) => {
    const settings = { cwd: projectFolder, env };
    execFile(projectNode, [`scripts/${script}.ts`, ...args], settings, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : 0;
      resolve({ status, output: stdout + stderr });
    });
  });
}

/** The machine of a trial may not reach the national bank: it gets a file of today's rate. */
async function importRates(dataDir: string, run: (script: string, ...args: string[]) => Promise<Ran>) {
  const file = path.join(dataDir, 'rates.xml');
  writeFileSync(file, bnrDay(new Date().toISOString().slice(0, 10)));
  const { status, output } = await run('rates-import', file);
  if (status !== 0) throw new Error(output);
}

function told(what: string, { status, output }: Ran): string {
  // What a person enters by hand in the first days follows the lines.
  const [lines = ''] = output.split('\nDe scris de mână');
  return `${what} (exit ${status}):\n${lines.trimEnd().replaceAll(/^/gm, '  ')}`;
}

/** Asks for the look at the site that the site takes each hour. */
async function lookNow(dataDir: string): Promise<void> {
  const host = path.join(dataDir, 'postgres');
  const connection = { host, port: 5432, user: clusterOwner, database: DATABASE_NAME };
  const db = createDatabase({ connection, poolSize: 1 });
  await sql`insert into jobs.job (name) values ('look-at-site')`.execute(db);
  await db.destroy();
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isSo()); await pause(500))
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
}
