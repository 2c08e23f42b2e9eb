import { type Kysely, sql } from 'kysely';
import type { PublicComment } from '#domain/comments/comment.ts';
import type { Database } from '#server/db/tables.ts';

/** Comments in PostgreSQL, as anyone may see them: published ones only, and never an address. */
export function createCommentsRepository(db: Kysely<Database>) {
  const published = db.selectFrom('comments').where('status', '=', 'published');

  return {
    /** All comments of one article, in the order they were published. */
    async listPublished(articleSlug: string): Promise<PublicComment[]> {
      const rows = await published
        .select(['id', 'parent_id as parentId', 'author_name as name', 'label', 'body as text'])
        .select((comment) => comment.ref('published_at').$notNull().as('publishedAt'))
        .where('article_slug', '=', articleSlug)
        .orderBy('published_at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    },

    /** The conversation a new answer belongs to: the comment itself, or the one it answers. */
    async findThread(articleSlug: string, id: string): Promise<string | undefined> {
      const row = await published
        .select(sql<string>`coalesce(parent_id, id)`.as('thread'))
        .where('article_slug', '=', articleSlug)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.thread;
    },
  };
}
