import type { MailError } from '#server/shared/mail/mail-error.ts';
import type { Mailer } from '#server/shared/mail/mailer.ts';

/** A message to some recipient. */
export const someMail = {
  kind: 'test',
  to: 'ion@example.ro',
  subject: 'Salut',
  text: 'Bună.',
  html: '<p>Bună.</p>',
};

/**
 * Builds a mailer that accepts every message, after failing with these errors in turn. `sent` has the numbers of the accepted ones.
 */
export function fakeMailer(...errors: MailError[]): Mailer & { sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    async send({ id }) {
      const error = errors.shift();
      if (error) throw error;
      sent.push(id);
    },
    close: () => undefined,
  };
}
