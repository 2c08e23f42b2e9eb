import { fromLei } from '#domain/money/bani.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';

/** What was registered and how to get back to the offers; sent to whoever registered, once, and no mailing. */
export function registrationMail(row: RegistrationsTable, offersHref: string, origin: string): Mail {
  const term = formatTerm({ count: row.term_count, unit: row.term_unit });
  return {
    kind: 'registration',
    to: row.email,
    subject: `Cererea ${row.reference}: ofertele pentru suma dumneavoastră`,
    ...composeMail(
      [
        `Ați cerut o listă de oferte pentru ${leiInSentence(fromLei(row.amount_lei))} pe ${term}. Numărul cererii este ${row.reference}.`,
        { link: 'Ofertele, ordonate după cât dați înapoi', href: offersHref },
        'Lista nu este o promisiune: fiecare creditor hotărăște singur, după ce vă verifică datele. Noi nu am trimis datele dumneavoastră niciunui creditor.',
        'Dacă nu ați făcut dumneavoastră cererea, cineva a folosit adresa din greșeală. Puteți opri orice mesaj de la noi:',
        { link: 'Dezabonare', href: `${origin}/unsubscribe/` },
      ],
      origin,
    ),
  };
}
