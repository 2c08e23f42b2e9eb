import { dayOf } from '#domain/base/days/iso-day.ts';
import type { BackupState } from '#domain/answers/office/operations.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';

/** Tells the operator that the site has no good backup of the last 26 hours. */
export function lateBackupMail(
  { last, place, problem }: BackupState,
  { operator, origin, timeZone }: { operator: string; origin: string; timeZone: string },
): Mail {
  const newest = last
    ? `Ultima copie bună este din ${formatDate(dayOf(last.madeAt, timeZone))}, în ${last.place}.`
    : `În ${place ?? ''} nu este încă nicio copie bună.`;
  return {
    kind: 'backup-late',
    to: operator,
    subject: 'Site-ul nu are o copie de siguranță din ultimele 26 de ore',
    ...composeMail(
      [
        `${newest} Dacă baza de date s-ar pierde acum, s-ar pierde tot ce a venit de atunci.`,
        ...(problem ? [`Ultima încercare nu a reușit. Motivul:`, { quote: problem.text }] : []),
        { link: 'Deschideți operațiunile', href: `${origin}/admin/operatiuni/` },
      ],
      origin,
    ),
  };
}
