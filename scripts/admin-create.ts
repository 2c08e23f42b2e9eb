// `npm run admin:create -- --email ADDRESS --name NAME [--password-stdin]`: makes an administrator of the back office in the
// database of the present settings, also while the site runs. Prompts for missing values. Without --password-stdin it prints a
// one-time link for choosing the password.
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { hashPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { createAdministrator } from '#server/office/create-administrator.ts';
import { invitationLink } from '#server/office/invitations.ts';
import { readMachineConfig } from '#server/config.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (open) => {
  const { person, password } = await readPerson();
  const { db } = await open();
  const answer = await createAdministrator(db, { person, password, hashPassword, now: new Date() });
  if ('problem' in answer) throw new StartupError(answer.problem);
  const { origin } = readMachineConfig().office;
  console.log(
    'made' in answer
      ? `${person.name} is an administrator: ${origin}/admin/`
      : `For 48 hours this link makes the account:\n  ${invitationLink(origin, answer.token)}`,
  );
});

async function readPerson() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  const email = values.email ?? (await ask('E-mail: '));
  const name = values.name ?? (await ask('Name: '));
  if (!z.email().safeParse(email.trim()).success) throw new StartupError(`"${email}" is no e-mail address.`);
  if (name.trim() === '') throw new StartupError('A name is needed: --name.');
  const password = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  return { person: { email: email.trim(), name: name.trim() }, password };
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartupError('Usage: npm run admin:create -- --email ADDRESS --name NAME');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
