import { checkForm } from '#domain/base/forms/check-form.ts';
import { reviewForm } from '#domain/base/forms/review-form.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { composeMail } from '#server/shared/mail/compose-mail.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

type Options = { outbox: MailOutbox; links: SignedLinks };

/** Handles the form of a review on a lender's page: stored until its address is confirmed, then waiting for a moderator. */
export function reviewAction({ outbox, links }: Options): FormAction {
  return ({ values, params, now }) => {
    const lenderSlug = params['slug'] ?? '';
    const read = checkForm(reviewForm, values);
    if (!read.ok) return read;
    const { stele, parere, nume, email } = read.data;
    return {
      ok: true,
      deed: async (tx) => {
        const { id } = await tx
          .insertInto('reviews')
          .values({
            lender_slug: lenderSlug,
            author_name: nume,
            email,
            body: parere,
            stars: stele,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await outbox.addAsked(tx, email, () => ({
          kind: 'confirm-review',
          to: email,
          subject: 'Confirmați părerea dumneavoastră',
          ...composeMail(
            [
              `Cineva a scris pe ${links.origin}${lenderPath(lenderSlug)} o părere cu adresa dumneavoastră.`,
              { link: 'Da, eu am scris-o', href: links.to('/confirmare/', { deed: 'confirm-review', id }) },
              'După confirmare o citim și apare pe pagină. Dacă nu ați scris-o dumneavoastră, nu faceți nimic: nu apare, iar după 30 de zile se șterge.',
            ],
            links.origin,
          ),
        }));
        return { path: lenderPath(lenderSlug), receipt: id, fragment: 'pareri' };
      },
    };
  };
}
