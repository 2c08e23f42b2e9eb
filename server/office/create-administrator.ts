import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { passwordProblem } from '#domain/answers/office/password-problem.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { createInvitation } from './invitations.ts';
import { addUser } from './users-repository.ts';
import type { Database } from '#server/db/tables.ts';

type Person = { email: string; name: string };
type Options = {
  person: Person;
  /** undefined: the person sets it through a one-time link */
  password: string | undefined;
  hashPassword: (password: string) => Promise<string>;
  now: Date;
};

/** Creates an administrator from the command line: at once with a password, otherwise by a link. */
export async function createAdministrator(
  db: Kysely<Database>,
  { person, password, hashPassword, now }: Options,
): Promise<{ made: true } | { token: string } | { problem: string }> {
  const { name } = person;
  const email = normalizeEmail(person.email);
  const taken = await db
    .selectFrom('office_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (taken) return { problem: 'Există deja un cont cu această adresă.' };
  if (password === undefined) {
    const invited = { for: 'new', email, name, roles: ['administrator'] } as const;
    return {
      token: await db.transaction().execute((trx) => createInvitation(trx, { invited, now })),
    };
  }
  const problem = passwordProblem(password, [email, name]);
  if (problem) return { problem };
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    const id = await addUser(trx, { email, name, roles: ['administrator'], passwordHash, now });
    if (id === undefined) return { problem: 'Există deja un cont cu această adresă.' };
    await addToAuditLog(trx, {
      by: { id: null, name: 'npm run admin:create' },
      at: now,
      action: 'user.created',
      subject: { kind: 'user', id },
      after: { email, name, roles: ['administrator'] },
    });
    return { made: true };
  });
}
