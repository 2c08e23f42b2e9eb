import { type MailingTopic, mailingsInWords } from '#domain/people/subscriptions/mailing-topics.ts';
import type { MailBlock } from '#server/shared/mail/compose-mail.ts';

/** Builds the last lines of every mail to subscribers: why it was sent, and how to stop it or all of them. */
export function mailingEnd(topics: readonly MailingTopic[], unsubscribeHref: string): MailBlock[] {
  return [
    'Primiți mesajul pentru că v-ați abonat pe site și ați confirmat adresa.',
    { link: `Opriți ${mailingsInWords(topics)} sau toate mesajele noastre`, href: unsubscribeHref },
  ];
}
