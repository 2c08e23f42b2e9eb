import type { MailError } from '#server/mail/mail-error.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** A message to somebody. */
export const someMail = {
  kind: 'test',
  to: 'ion@example.ro',
  subject: 'Salut',
  text: 'Bună.',
  html: '<p>Bună.</p>',
};

/** Takes every message, after it has failed with these errors in turn. `sent` has the numbers of what it took. */
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
