import type { Transaction } from 'kysely';
import type { CommentLabel } from '#domain/people/comments/comment.ts';
import type { Database } from '#server/db/tables.ts';
import { createCommentsRepository } from './comments-repository.ts';
import { decide } from './decide.ts';

type Answer = {
  /** id of the answered, published comment */
  to: string;
  /** name of the author */
  name: string;
  label: CommentLabel;
  text: string;
};
type Options = Parameters<typeof decide>[3];

/** Publishes our answer below a comment. @returns its id, or undefined when the comment is not on a page */
export async function replyAsOffice(
  tx: Transaction<Database>,
  { to, name, label, text }: Answer,
  options: Options,
): Promise<string | undefined> {
  const comment = await tx
    .selectFrom('comments')
    .select('article_slug')
    .where('id', '=', to)
    .executeTakeFirst();
  const thread = comment && (await createCommentsRepository(tx).findThread(comment.article_slug, to));
  if (!thread) return undefined;
  const { id } = await tx
    .insertInto('comments')
    .values({
      article_slug: comment.article_slug,
      parent_id: thread,
      answers_to: to,
      author_name: name,
      label,
      email: null,
      body: text,
      created_at: options.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await decide(tx, { kind: 'comment', id }, 'published', options);
  return id;
}
