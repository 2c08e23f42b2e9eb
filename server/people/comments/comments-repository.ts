import { type Kysely, sql } from 'kysely';
import type { PublicComment } from '#domain/people/comments/comment.ts';
import type { Database } from '#server/db/tables.ts';

/** Reads comments from PostgreSQL as visitors see them: published ones below published ones only, never an address. */
export function createCommentsRepository(db: Kysely<Database>) {
  // An answer is shown only below its comment: if the comment was unpublished, so is the answer.
  const published = db
    .selectFrom('comments')
    .leftJoin('comments as parent', 'parent.id', 'comments.parent_id')
    .where('comments.status', '=', 'published')
    .where((row) => row.or([row('comments.parent_id', 'is', null), row('parent.status', '=', 'published')]));

  return {
    /** Lists all published comments of one article, in the order they were published. */
    async listPublished(articleSlug: string): Promise<PublicComment[]> {
      const rows = await published
        .select([
          'comments.id',
          'comments.parent_id as parentId',
          'comments.author_name as name',
          'comments.label',
          'comments.body as text',
        ])
        .select((comment) => comment.ref('comments.published_at').$notNull().as('publishedAt'))
        .where('comments.article_slug', '=', articleSlug)
        .orderBy('comments.published_at')
        .orderBy('comments.id')
        .execute();
      return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    },

    /** Finds the first comment of the conversation a new answer belongs to: the answered comment itself, or the one it answers. */
    async findThread(articleSlug: string, id: string): Promise<string | undefined> {
      const row = await published
        .select(sql<string>`coalesce(comments.parent_id, comments.id)`.as('thread'))
        .where('comments.article_slug', '=', articleSlug)
        .where('comments.id', '=', id)
        .executeTakeFirst();
      return row?.thread;
    },
  };
}
