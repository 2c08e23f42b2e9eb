import type { Transaction } from 'kysely';
import { tellOfAnswer } from './answer-mails.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { CHANGES } from '#server/db/changes.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';

export type Subject = { kind: 'comment' | 'review'; id: string };
export type Decision = 'published' | 'rejected' | 'spam';

type Options = { outbox: MailOutbox; links: SignedLinks; now: Date };

/**
 * Publishes or rejects a comment or a review, also one that was decided otherwise before. A text already in that state keeps its
 * moment. Its page follows on all instances when the transaction commits, and the reader waiting for this answer gets a mail,
 * once.
 * @returns false when the text does not exist, or is a review with an unconfirmed address
 */
export async function decide(
  tx: Transaction<Database>,
  { kind, id }: Subject,
  decision: Decision,
  { outbox, links, now }: Options,
): Promise<boolean> {
  const isPublished = decision === 'published';
  const change = { status: decision, decided_at: now, published_at: isPublished ? now : null };
  if (kind === 'review') {
    const review = await tx
      .selectFrom('reviews')
      .select(['status', 'lender_slug'])
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return false;
    if (review.status === decision) return true;
    await tx.updateTable('reviews').set(change).where('id', '=', id).execute();
    await notify(tx, CHANGES, `reviews/${review.lender_slug}`);
    return true;
  }
  const before = await tx
    .selectFrom('comments')
    .select(['status', 'published_at', 'parent_id', 'article_slug', 'author_name', 'body'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  if (before.status === decision) return true;
  await tx.updateTable('comments').set(change).where('id', '=', id).execute();
  await notify(tx, CHANGES, `comments/${before.article_slug}`);
  const asked = isPublished && before.parent_id && (await askedForAnswers(tx, before.parent_id));
  if (asked) {
    const path = `/${before.article_slug}/`;
    await outbox.add(
      tx,
      tellOfAnswer({ ...asked, answerId: id, path, name: before.author_name, text: before.body }, links),
    );
  }
  return true;
}

async function askedForAnswers(tx: Transaction<Database>, id: string) {
  const row = await tx
    .selectFrom('comments')
    .select(['id', 'email'])
    .where('id', '=', id)
    // A mail must not lead to a page that shows neither the comment nor the answer.
    .where('status', '=', 'published')
    .where('wants_answers', '=', true)
    .where('answers_confirmed_at', 'is not', null)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row?.email ? { id: row.id, email: row.email } : undefined;
}
