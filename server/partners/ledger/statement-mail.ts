import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMonth } from '#domain/partners/ledger/format-month.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { Statement } from './statement-of.ts';

export type StatementMailOptions = {
  outbox: Pick<MailOutbox, 'add'>;
  /** of the site */
  origin: string;
};

/** Writes the mail of the first of the month to a partner: the sums of the statement, and its last hash. */
export function statementMail(
  { statement, to, name }: { statement: Statement; to: string; name: string },
  { origin }: StatementMailOptions,
): Mail {
  const { month, closing, last, entries } = statement;
  const inLei = (sum: number) => formatLei(bani(sum));
  return {
    kind: 'partner-statement',
    to,
    subject: `Extrasul pe ${formatMonth(month)}: ${inLei(closing.payable)} de plată`,
    ...composeMail(
      [
        `Bună ziua. Acesta este extrasul ${name} pe ${formatMonth(month)}.`,
        {
          facts: [
            ['De plată', inLei(closing.payable)],
            ['Reținut până trece termenul', inLei(closing.held)],
            ['Plătit până acum', inLei(closing.paid)],
            ['Rânduri în lună', String(entries.length)],
            ['Ultima amprentă', last],
          ],
        },
        'Păstrați acest mesaj: dacă cineva ar schimba mai târziu un rând, amprenta nu s-ar mai potrivi. O verificați singuri, fără programele noastre.',
        { link: 'Cum verificați extrasul', href: `${origin}/verificare-extras/` },
      ],
      origin,
    ),
  };
}
