import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Waiting = {
  kind: 'comment' | 'review';
  id: string;
  /** of the page it is for */
  path: string;
  name: string;
  text: string;
  stars?: number;
};

/** Mails the moderator a waiting text, with a link to decide without signing in. */
export function mailForModerator(
  { kind, id, path, name, text, stars }: Waiting,
  { operator, links }: { operator: string; links: SignedLinks },
): Mail {
  const what = kind === 'comment' ? 'Un comentariu nou' : 'O părere nouă';
  const facts: [string, string][] = [
    ['Pagina', `${links.origin}${path}`],
    ['Nume', name],
    ...(stars === undefined ? [] : [['Stele', `${stars} din 5`] satisfies [string, string]]),
  ];
  return {
    kind: 'moderation',
    to: operator,
    subject: `${what} așteaptă moderarea`,
    ...composeMail(
      [
        `${what} așteaptă moderarea.`,
        { facts },
        { quote: text },
        {
          link: 'Decideți: publicați, respingeți sau marcați ca spam',
          href: links.to('/moderare/', { deed: 'moderate', kind, id }),
        },
        'Linkul este numai al dumneavoastră și se poate folosi o singură dată.',
      ],
      links.origin,
    ),
  };
}
