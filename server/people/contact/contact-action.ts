import { answerDue } from '#domain/answers/office/answer-due.ts';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { contactForm } from '#domain/base/forms/contact-form.ts';
import { reportLine } from '#domain/base/forms/figure-report.ts';
import { askToSendCopy, mailForOperator } from './contact-mails.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { newReference } from '#server/shared/forms/new-reference.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Options = {
  outbox: MailOutbox;
  links: SignedLinks;
  /** address of the operator */
  operator: string;
  timeZone: string;
};

/**
 * Handles the form of /contact/: stores the message under the figure it reports as wrong and mails it to us; a sender who wants a
 * copy gets a mail to confirm the address.
 */
export function contactAction({ outbox, links, operator, timeZone }: Options): FormAction {
  return ({ values, now }) => {
    const read = checkForm(contactForm, values);
    if (!read.ok) return read;
    const { nume, email, telefon, mesaj, fel, copie, semnalare } = read.data;
    const kind = semnalare ? 'figure' : fel;
    return {
      ok: true,
      deed: async (tx) => {
        const message = {
          reference: newReference('C'),
          name: nume,
          email,
          phone: telefon ?? null,
          message: semnalare ? `${reportLine(semnalare)}\n\n${mesaj}` : mesaj,
          created_at: now,
          kind,
          due_on: answerDue(kind, now, timeZone),
        };
        await tx.insertInto('contact_messages').values(message).execute();
        await outbox.add(tx, mailForOperator(message, { operator, origin: links.origin }));
        if (copie) await outbox.addAsked(tx, email, () => askToSendCopy(message, links));
        return { path: '/contact/', receipt: message.reference };
      },
    };
  };
}
