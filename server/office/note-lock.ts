import { daysBefore } from '#domain/base/days/days-before.ts';
import type { Kysely, Transaction } from 'kysely';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

/** Cause of a lock: wrong passwords, or wrong codes of the second factor after the correct password. */
export type LockReason = 'passwords' | 'codes';

type Owner = {
  email: string;
  /** as the audit log names the account */
  subject: { kind: string; id: string };
};

type Options = {
  db: Kysely<Database>;
  outbox: Pick<MailOutbox, 'add'>;
  /** finds the owner and locks the row; undefined: there is no such account */
  findOwner: (trx: Transaction<Database>) => Promise<Owner | undefined>;
  mailOf: (reason: LockReason, email: string) => Mail;
  now: Date;
};

const actions = { passwords: 'sign-in.locked', codes: 'sign-in.codes-locked' } as const;

/**
 * Writes a lock into the audit log and tells the owner of the account, of each kind of lock once a day, so that guessing does not
 * fill a mailbox. Addresses without an account cause neither: anybody can type any address.
 */
export async function noteLock(
  reason: LockReason,
  { db, outbox, findOwner, mailOf, now }: Options,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row is locked, so that two simultaneous locks of an account cause one mail to its owner.
    const owner = await findOwner(trx);
    if (!owner) return;
    const { email, subject } = owner;
    const action = actions[reason];
    const mailed = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', action)
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('at', '>', daysBefore(now, 1))
      .limit(1)
      .executeTakeFirst();
    const by = { id: null, name: 'site' };
    await addToAuditLog(trx, { by, at: now, action, subject });
    if (!mailed) await outbox.add(trx, mailOf(reason, email));
  });
}
