import { checkForm } from '#domain/forms/check-form.ts';
import { contactForm } from '#domain/forms/contact-form.ts';
import { copyForSender, mailForOperator } from './contact-mails.ts';
import type { FormAction } from '#server/forms/form-action.ts';
import { newReference } from '#server/forms/new-reference.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';

type Options = { outbox: MailOutbox; /** address of whoever answers */ operator: string; origin: string };

/** The form of /contact/: the message is kept, then mailed to us and, if asked for, to its sender. */
export function contactAction({ outbox, operator, origin }: Options): FormAction {
  return ({ values, now }) => {
    const read = checkForm(contactForm, values);
    if (!read.ok) return read;
    const { nume, email, telefon, mesaj, copie } = read.data;
    return {
      ok: true,
      deed: async (tx) => {
        const message = {
          reference: newReference('C'),
          name: nume,
          email,
          phone: telefon ?? null,
          message: mesaj,
          created_at: now,
        };
        await tx.insertInto('contact_messages').values(message).execute();
        await outbox.add(tx, mailForOperator(message, { operator, origin }));
        if (copie) await outbox.add(tx, copyForSender(message, origin));
        return { path: '/contact/', receipt: message.reference };
      },
    };
  };
}
