import { type Role, shortRoleName } from '#domain/answers/office/role.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import { type Mail, ONE_TIME_LINK } from '#server/shared/mail/mail.ts';

type Options = { by: { name: string }; roles: readonly Role[]; link: string; origin: string };

/** Invites a person to make their account, by a link that works once. */
export function invitationMail(to: string, { by, roles, link, origin }: Options): Mail {
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
