import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { createInvitation, type Invited, invitationLink } from './invitations.ts';
import type { OfficeServices } from './office-services.ts';
import { type Role, shortRoleName } from '#domain/answers/office/role.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import { type Mail, ONE_TIME_LINK } from '#server/shared/mail/mail.ts';

type Options = Pick<OfficeServices, 'origin' | 'mail'> & { by: Author; now: Date };

/** Invites a person by mail, with an entry in the audit log. @returns the link; undefined when the address has an account */
export async function inviteUser(
  db: Kysely<Database>,
  invited: Extract<Invited, { for: 'new' }>,
  { by, origin, mail, now }: Options,
): Promise<string | undefined> {
  const { email, name, roles } = invited;
  return await db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom('office_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (taken) return undefined;
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'user.invited',
      subject: { kind: 'user', id: email },
      after: { name, roles },
    });
    const link = invitationLink(origin, await createInvitation(trx, { invited, now }));
    await mail.outbox.add(trx, invitationMail(email, { by, roles, link, origin: mail.origin }));
    return link;
  });
}

type InvitationMail = { by: { name: string }; roles: readonly Role[]; link: string; origin: string };

/** Writes the mail that invites a person to make their account, by a link that works once. */
function invitationMail(to: string, { by, roles, link, origin }: InvitationMail): Mail {
  const named = new Intl.ListFormat('ro').format(roles.map((role) => shortRoleName(role).toLowerCase()));
  return {
    kind: ONE_TIME_LINK,
    to,
    subject: 'Invitație în redacția Împrumut Clar',
    ...composeMail(
      [
        `${by.name} vă invită în redacția site-ului Împrumut Clar, ca ${named}.`,
        { link: 'Faceți-vă contul', href: link },
        'Linkul merge o singură dată, timp de 48 de ore. Nu îl dați nimănui: cine îl are își face contul în locul dumneavoastră.',
        'Dacă nu așteptați această invitație, nu trebuie să faceți nimic.',
      ],
      origin,
    ),
  };
}
