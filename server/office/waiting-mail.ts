import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import { listedPlaces, type WaitingName } from '#domain/answers/office/waiting-places.ts';
import { waitsSince } from '#domain/answers/office/waits-since.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';

type Options = {
  found: Partial<Record<WaitingName, Waiting>>;
  today: IsoDay;
  timeZone: string;
  /** of the office */
  origin: string;
};

/** Writes the mail with a colleague's waiting work, the age of the oldest and a link to each list; undefined: nothing waits. */
export function waitingMail(
  { name, email }: { name: string; email: string },
  { found, today, timeZone, origin }: Options,
): Mail | undefined {
  const lines = listedPlaces.flatMap(([key, { label, path, isQuiet }]) => {
    const { count, since } = found[key] ?? { count: 0, since: null };
    if (count === 0) return [];
    const age = since ? `, ${waitsSince(dayOf(since, timeZone), today)}` : '';
    return [
      { count, isQuiet, link: `${label}: ${formatNumber(count)}${age}`, href: `${origin}/admin${path}` },
    ];
  });
  // The mail, the first page and the navigation count the same; quiet places are listed with the rest.
  if (lines.every(({ isQuiet }) => isQuiet)) return undefined;
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return {
    kind: 'office-waiting',
    to: email,
    subject: `Vă așteaptă în redacție: ${countNoun(total, 'lucru', 'lucruri')}`,
    ...composeMail(
      [
        `Bună ziua, ${name},`,
        'Acestea așteaptă un răspuns sau o decizie. Lângă fiecare număr vedeți de când așteaptă cel mai vechi lucru.',
        ...lines.map(({ link, href }) => ({ link, href })),
        'Vă scriem la ora 9, în zilele lucrătoare, numai când așteaptă ceva. Puteți opri mesajul:',
        { link: 'Contul meu', href: `${origin}/admin/cont/` },
      ],
      origin,
    ),
  };
}
