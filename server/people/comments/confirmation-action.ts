import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { readCopyState, sendCopy } from '#server/people/contact/send-copy.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import {
  confirmSubscription,
  readSubscriptionState,
} from '#server/people/subscriptions/confirm-subscription.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { findSubject } from './find-subject.ts';
import { mailForModerator } from './moderation-mails.ts';
import type { LinkDeed, LinkState, SignedLinks } from '#server/shared/links/signed-links.ts';

type Options = { outbox: MailOutbox; links: SignedLinks; operator: string };

/** Handles the page /confirmare/ of a link in a mail: confirms an address, or stops mails of a kind. */
export function confirmationAction({ outbox, links, operator }: Options): FormAction {
  return ({ url, now }) => {
    const link = links.read(url);
    if (!link || link.deed === 'moderate') {
      return {
        ok: false,
        problems: [{ field: null, message: 'Linkul nu este întreg. Copiați-l din mesaj.' }],
      };
    }
    return {
      ok: true,
      deed: async (tx) => {
        if (link.deed === 'confirm-subscription') {
          const isConfirmed = await confirmSubscription(tx, link.id, now);
          return { path: isConfirmed ? '/thank-you/' : url.pathname + url.search };
        }
        if (link.deed === 'confirm-copy') await sendCopy(tx, link.id, { outbox, origin: links.origin, now });
        else if (link.deed === 'confirm-review') await confirmReview(tx, link.id);
        else await setAnswers(tx, link.id, link.deed === 'confirm-answers' ? now : null);
        return { path: url.pathname + url.search };
      },
    };

    async function confirmReview(tx: Transaction<Database>, id: string) {
      const confirmed = await tx
        .updateTable('reviews')
        .set({ confirmed_at: now })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      const review = confirmed && (await findSubject(tx, { kind: 'review', id }));
      if (!review) return;
      const { stars, ...rest } = review;
      await outbox.add(tx, mailForModerator({ ...rest, ...(stars && { stars }) }, { operator, links }));
    }
  };
}

async function setAnswers(tx: Transaction<Database>, id: string, confirmedAt: Date | null): Promise<void> {
  await tx.updateTable('comments').set({ answers_confirmed_at: confirmedAt }).where('id', '=', id).execute();
}

/** Reads the state shown on the page of a link before and after its button is pressed. */
export async function readLinkState(db: Kysely<Database>, link: LinkDeed): Promise<LinkState> {
  if (link.deed === 'moderate') {
    const subject = await findSubject(db, link);
    if (!subject) return 'gone';
    return subject.status === 'pending' ? 'waiting' : 'done';
  }
  if (link.deed === 'confirm-review') {
    const review = await db
      .selectFrom('reviews')
      .select('confirmed_at')
      .where('id', '=', link.id)
      .executeTakeFirst();
    if (!review) return 'gone';
    return review.confirmed_at ? 'done' : 'waiting';
  }
  if (link.deed === 'confirm-subscription') return await readSubscriptionState(db, link.id);
  if (link.deed === 'confirm-copy') return await readCopyState(db, link.id);
  const comment = await db
    .selectFrom('comments')
    .select('answers_confirmed_at')
    .where('id', '=', link.id)
    .executeTakeFirst();
  if (!comment) return 'gone';
  return (comment.answers_confirmed_at !== null) === (link.deed === 'confirm-answers') ? 'done' : 'waiting';
}
