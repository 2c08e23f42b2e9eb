import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import { ONE_TIME_LINK } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { createPartnerLink } from './partner-links.ts';

type Options = { outbox: MailOutbox; origin: string; now: Date };

/**
 * Mails the one-time link of a forgotten password to the address of a partner's account, at most three a day; an approved partner whose
 * first link expired gets a new one the same way. For any other address nothing happens.
 */
export async function mailForgotten(
  db: Kysely<Database>,
  email: string,
  { outbox, origin, now }: Options,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const partner = await trx
      .selectFrom('partners as partner')
      .leftJoin('partner_users as user', 'user.partner_id', 'partner.id')
      .select(['partner.id', 'partner.legal_name as legalName'])
      .where((row) =>
        row.or([
          row('user.email', '=', email),
          row.and([
            row('user.id', 'is', null),
            row(row.fn<string>('lower', ['partner.contact_email']), '=', email),
            row('partner.state', 'in', ['approved', 'paused', 'ended']),
          ]),
        ]),
      )
      .orderBy('user.email', (order) => order.asc().nullsLast())
      .executeTakeFirst();
    if (!partner) return;
    await outbox.addAsked(trx, email, async () => ({
      kind: ONE_TIME_LINK,
      to: email,
      subject: 'Parola contului dumneavoastră de partener',
      ...composeMail(
        [
          'Ați cerut o parolă nouă pentru contul de partener la Împrumut Clar.',
          {
            link: 'Alegeți parola',
            href: await createPartnerLink(trx, { partnerId: partner.id, origin, now }),
          },
          'Linkul merge o singură dată, timp de 48 de ore. Dacă nu ați cerut-o dumneavoastră, nu trebuie să faceți nimic: parola rămâne cea de acum.',
        ],
        origin,
      ),
    }));
  });
}
