import type { MailBlock } from '#server/mail/compose-mail.ts';

/** The last lines of every message to subscribers: why it came, and how it is stopped. */
export function mailingEnd(unsubscribeHref: string): MailBlock[] {
  return [
    'Primiți mesajul pentru că v-ați abonat pe site și ați confirmat adresa.',
    { link: 'Dezabonați-vă de la toate mesajele noastre', href: unsubscribeHref },
  ];
}
