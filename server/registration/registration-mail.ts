import { fromLei } from '#domain/money/bani.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail, type MailBlock } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';

type Contents = {
  /** the list itself (offersInMail); null: it could not be read */
  offers: readonly MailBlock[] | null;
  /** the same list on the site */
  offersHref: string;
  /** the warnings the law requires beside offers; empty where no rules are prepared */
  warning: readonly string[];
  origin: string;
};

/** Builds the mail about a registration and its offers; sent once to the registered person, and not a mailing. */
export function registrationMail(row: RegistrationsTable, contents: Contents): Mail {
  const { offers, offersHref, warning, origin } = contents;
  const term = formatTerm({ count: row.term_count, unit: row.term_unit });
  return {
    kind: 'registration',
    to: row.email,
    subject: `Cererea ${row.reference}: ce am găsit pentru suma dumneavoastră`,
    ...composeMail(
      [
        `Ați cerut o listă de oferte pentru ${leiInSentence(fromLei(row.amount_lei))} pe ${term}. Numărul cererii este ${row.reference}.`,
        ...(offers ?? ['Lista nu a putut fi citită când am scris acest mesaj. O găsiți pe site.']),
        { link: 'Aceeași listă pe site, cu prețurile de azi', href: offersHref },
        ...warning,
        'Lista nu este o promisiune: fiecare creditor hotărăște singur, după ce vă verifică datele. Noi nu am trimis datele dumneavoastră niciunui creditor.',
        'Dacă nu ați făcut dumneavoastră cererea, cineva a folosit adresa din greșeală. Puteți opri orice mesaj de la noi:',
        { link: 'Dezabonare', href: `${origin}/unsubscribe/` },
      ],
      origin,
    ),
  };
}
