import type { Kysely } from 'kysely';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

/** Cause of a lock: wrong passwords, or wrong codes of the second factor after the correct password. */
export type LockReason = 'passwords' | 'codes';

type Options = { db: Kysely<Database>; outbox: Pick<MailOutbox, 'add'>; origin: string; now: Date };
type Owner = { id: string; email: string };

const DAY_MS = 86_400_000;
const actions = { passwords: 'sign-in.locked', codes: 'sign-in.codes-locked' } as const;

/**
 * Writes a lock into the audit log and tells the owner of the account, of each kind of lock once a day, so that guessing does not
 * fill a mailbox. Addresses without an account cause neither: anybody can type any address.
 */
export async function noteLock(
  who: { email: string } | { id: string },
  reason: LockReason,
  { db, outbox, origin, now }: Options,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locks the row, so that two simultaneous locks of an account tell its owner once.
    let found = trx.selectFrom('office_users').select(['id', 'email']).where('deactivated_at', 'is', null);
    found = 'id' in who ? found.where('id', '=', who.id) : found.where('email', '=', who.email);
    const owner = await found.forUpdate().executeTakeFirst();
    if (!owner) return;
    const action = actions[reason];
    const told = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', action)
      .where('subject_kind', '=', 'user')
      .where('subject_id', '=', owner.id)
      .where('at', '>', new Date(now.getTime() - DAY_MS))
      .limit(1)
      .executeTakeFirst();
    const by = { id: null, name: 'site' };
    await addToAuditLog(trx, { by, at: now, action, subject: { kind: 'user', id: owner.id } });
    if (!told) await outbox.add(trx, mails[reason](owner, origin));
  });
}

const mails: Readonly<Record<LockReason, (owner: Owner, origin: string) => Mail>> = {
  passwords: ({ email }, origin) => ({
    kind: 'sign-in-locked',
    to: email,
    subject: 'Parole greșite pentru contul dumneavoastră din redacție',
    ...composeMail(
      [
        'Cineva a scris de mai multe ori o parolă greșită pentru contul dumneavoastră din redacția Împrumut Clar. De acolo nu se mai poate intra cu parola timp de 15 minute.',
        'Dumneavoastră puteți intra ca de obicei dintr-un browser în care ați mai intrat sau cu o cheie de acces.',
        { link: 'Deschideți contul', href: `${origin}/admin/cont/` },
        'Dacă dumneavoastră ați greșit parola, nu trebuie să faceți nimic. Dacă nu, verificați că al doilea pas este pornit. Chiar dacă se mai întâmplă, vă scriem cel mult o dată pe zi.',
      ],
      origin,
    ),
  }),
  codes: ({ email }, origin) => ({
    kind: 'sign-in-locked',
    to: email,
    subject: 'Coduri greșite pentru contul dumneavoastră din redacție',
    ...composeMail(
      [
        'Cineva a scris parola corectă a contului dumneavoastră din redacția Împrumut Clar, apoi de zece ori un cod greșit la al doilea pas. Timp de 15 minute nu se mai poate intra cu un cod.',
        'Dacă nu ați fost dumneavoastră, parola este cunoscută de altcineva: schimbați-o acum.',
        { link: 'Deschideți contul', href: `${origin}/admin/cont/` },
        'Puteți intra cu o cheie de acces sau, după 15 minute, ca de obicei. Chiar dacă se mai întâmplă, vă scriem cel mult o dată pe zi.',
      ],
      origin,
    ),
  }),
};
