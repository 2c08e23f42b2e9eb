import { type MailingTopic, mailingsInWords } from '#domain/subscriptions/mailing-topics.ts';
import type { MailBlock } from '#server/mail/compose-mail.ts';

/** The last lines of every message to subscribers: why it came, and how it, or all of them, are stopped. */
export function mailingEnd(topics: readonly MailingTopic[], unsubscribeHref: string): MailBlock[] {
  return [
    'Primiți mesajul pentru că v-ați abonat pe site și ați confirmat adresa.',
    { link: `Opriți ${mailingsInWords(topics)} sau toate mesajele noastre`, href: unsubscribeHref },
  ];
}
