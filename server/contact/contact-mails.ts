import type { ContactMessagesTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';

/** The message for whoever answers it: an answer goes to its sender. */
export function mailForOperator(
  message: ContactMessagesTable,
  { operator, origin }: { operator: string; origin: string },
): Mail {
  const { reference, name, email, phone } = message;
  const facts: [string, string][] = [
    ['Număr', reference],
    ['Nume', name],
    ['E-mail', email],
    ['Telefon', phone ?? 'necompletat'],
  ];
  return {
    kind: 'contact',
    to: operator,
    replyTo: email,
    subject: `Mesaj ${reference} de pe site`,
    ...composeMail(
      ['A sosit un mesaj prin formularul de contact.', { facts }, { quote: message.message }],
      origin,
    ),
  };
}

/** The copy its sender asked for. */
export function copyForSender({ reference, email, message }: ContactMessagesTable, origin: string): Mail {
  return {
    kind: 'contact-copy',
    to: email,
    subject: `Copia mesajului dumneavoastră, ${reference}`,
    ...composeMail(
      [
        `Mesajul de mai jos a fost trimis de pe ${origin}/contact/ cu această adresă de e-mail. Numărul lui este ${reference}.`,
        { quote: message },
        'Dacă nu l-ați scris dumneavoastră, cineva a folosit adresa din greșeală. Nu trebuie să faceți nimic.',
      ],
      origin,
    ),
  };
}
