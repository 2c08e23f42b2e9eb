import type { MessageKind } from '#domain/base/forms/message-kind.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { ContactMessagesTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { Mail } from '#server/shared/mail/mail.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Message = Pick<ContactMessagesTable, 'reference' | 'name' | 'email' | 'phone' | 'message'>;

const beginnings: Readonly<Record<MessageKind, { subject: string; says: string }>> = {
  question: { subject: 'Mesaj', says: 'A sosit un mesaj prin formularul de contact.' },
  complaint: { subject: 'Reclamație', says: 'Cineva reclamă ceva.' },
  figure: { subject: 'Semnalare', says: 'Cineva spune că o cifră este greșită.' },
  data: { subject: 'Mesaj despre date', says: 'Cineva ne scrie despre datele sale personale.' },
  lender: { subject: 'Mesaj de la un creditor', says: 'Cineva ne scrie din partea unui creditor.' },
};

/** Builds the mail to the operator; an answer to it goes to the message's sender. */
export function mailForOperator(
  message: Message & { kind: MessageKind; due_on: string | null },
  { operator, origin }: { operator: string; origin: string },
): Mail {
  const { reference, name, email, phone, kind, due_on: dueOn } = message;
  const { subject, says } = beginnings[kind];
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
    subject: `${subject} ${reference} de pe site`,
    ...composeMail(
      [
        dueOn ? `${says} Am promis un răspuns până la ${formatDate(dueOn)}.` : says,
        { facts },
        { quote: message.message },
      ],
      origin,
    ),
  };
}

/**
 * Asks the owner of an address to confirm that they wrote and want the copy. The mail holds nothing of the message: anyone can type
 * an address, and our domain sends no texts of strangers.
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
