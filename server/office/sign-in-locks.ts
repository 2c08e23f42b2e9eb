import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { type LockReason, noteLock } from './note-lock.ts';

type Options = { db: Kysely<Database>; outbox: Pick<MailOutbox, 'add'>; origin: string; now: Date };

/** Notes a lock of a colleague's account and tells its owner. */
export async function noteOfficeLock(
  who: { email: string } | { id: string },
  reason: LockReason,
  { db, outbox, origin, now }: Options,
): Promise<void> {
  await noteLock(reason, {
    db,
    outbox,
    async findOwner(trx) {
      let found = trx.selectFrom('office_users').select(['id', 'email']).where('deactivated_at', 'is', null);
      found = 'id' in who ? found.where('id', '=', who.id) : found.where('email', '=', who.email);
      const owner = await found.forUpdate().executeTakeFirst();
      return owner && { email: owner.email, subject: { kind: 'user', id: owner.id } };
    },
    mailOf: (why, email) => mails[why](email, origin),
    now,
  });
}

const mails: Readonly<Record<LockReason, (email: string, origin: string) => Mail>> = {
  passwords: (email, origin) => ({
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
  codes: (email, origin) => ({
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
