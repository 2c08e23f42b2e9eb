import { REPORT_MARK } from '#domain/base/forms/figure-report.ts';
import { ANSWER_DAYS } from '#domain/answers/office/answer-due.ts';
import type { ContactMessagesTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Message = Pick<ContactMessagesTable, 'reference' | 'name' | 'email' | 'phone' | 'message'>;

/** Builds the mail to the operator; an answer to it goes to the message's sender. */
export function mailForOperator(
  message: Message,
  { operator, origin }: { operator: string; origin: string },
): Mail {
  const { reference, name, email, phone } = message;
  const isReport = message.message.startsWith(REPORT_MARK);
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
    subject: `${isReport ? 'Semnalare' : 'Mesaj'} ${reference} de pe site`,
    ...composeMail(
      [
        isReport
          ? `Cineva spune că o cifră este greșită. Am promis un răspuns în ${ANSWER_DAYS} zile lucrătoare.`
          : 'A sosit un mesaj prin formularul de contact.',
        { facts },
        { quote: message.message },
      ],
      origin,
    ),
  };
}

/**
 * Asks the owner of an address to confirm that they wrote and want the copy. The mail holds nothing of the message: anyone can type
 * an address, and our domain sends no words of strangers.
 */
export function askToSendCopy(
  { reference, email }: Pick<Message, 'reference' | 'email'>,
  links: SignedLinks,
): Mail {
  return {
    kind: 'confirm-copy',
    to: email,
    subject: `Mesajul dumneavoastră ${reference}: confirmați că vreți copia`,
    ...composeMail(
      [
        `Cineva ne-a scris de pe ${links.origin}/contact/ cu adresa dumneavoastră și a cerut o copie a mesajului ${reference}.`,
        {
          link: 'Da, trimiteți-mi copia',
          href: links.to('/confirmare/', { deed: 'confirm-copy', id: reference }),
        },
        'Dacă nu ne-ați scris dumneavoastră, nu faceți nimic: nu vă trimitem nicio copie.',
      ],
      links.origin,
    ),
  };
}

/** Builds the sender's copy, once the address is confirmed. */
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
        `Ne-ați scris de pe ${origin}/contact/ mesajul de mai jos și ați cerut o copie. Numărul lui este ${reference}.`,
        { quote: message },
      ],
      origin,
    ),
  };
}

/** Builds a colleague's answer. It comes from a person, not a machine, and replies to it reach people as well. */
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
