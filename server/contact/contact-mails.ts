import type { ContactMessagesTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail.ts';

type Message = Pick<ContactMessagesTable, 'reference' | 'name' | 'email' | 'phone' | 'message'>;

/** The message for whoever answers it: an answer goes to its sender. */
export function mailForOperator(
  message: Message,
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
export function copyForSender(
  { reference, email, message }: Omit<Message, 'name' | 'phone'>,
  origin: string,
): Mail {
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

/** What one of us answers. It comes from a person and not from a machine, and the next answer goes to people as well. */
export function answerForSender(
  { reference, email, message }: Pick<Message, 'reference' | 'email' | 'message'>,
  { text, operator, origin }: { text: string; operator: string; origin: string },
): Mail {
  return {
    kind: 'contact-answer',
    to: email,
    replyTo: operator,
    subject: `Răspuns la mesajul dumneavoastră, ${reference}`,
    headers: { 'Auto-Submitted': 'no' },
    ...composeMail([...text.split(/\n{2,}/), 'Ne-ați scris:', { quote: message }], origin),
  };
}
