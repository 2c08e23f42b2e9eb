import { fromLei } from '#domain/base/money/bani.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail, type MailBlock } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';

type Contents = {
  /** the list itself (offersInMail); null: it could not be read */
  offers: readonly MailBlock[] | null;
  /** the same list on the site */
  offersHref: string;
  /** the warnings the law requires beside offers; empty where no rules are prepared */
  warning: readonly string[];
  origin: string;
};

/** The mail with the offers for a registration, prices first, in 250 words at most; sent once, and part of no mailing. */
export function registrationMail(row: RegistrationsTable, contents: Contents): Mail {
  const { offers, offersHref, warning, origin } = contents;
  const term = formatTerm({ count: row.term_count, unit: row.term_unit });
  const loan = `${leiInSentence(fromLei(row.amount_lei))} pe ${term}`;
  return {
    kind: 'registration',
    to: row.email,
    subject: `Ofertele pentru ${loan} (cererea ${row.reference})`,
    ...composeMail(
      [
        `Ce am găsit pentru ${loan}:`,
        ...(offers ?? ['Lista nu a putut fi citită când am scris acest mesaj. O găsiți pe site.']),
        { link: 'Lista pe site', href: offersHref },
        ...warning,
        `Lista nu este o promisiune: fiecare creditor hotărăște singur. Datele dumneavoastră nu au ajuns la niciunul. Numărul cererii: ${row.reference}.`,
        'Nu dumneavoastră ați făcut cererea? Opriți mesajele:',
        { link: 'Dezabonare', href: `${origin}/unsubscribe/` },
      ],
      origin,
    ),
  };
}
