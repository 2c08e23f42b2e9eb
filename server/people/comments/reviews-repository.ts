import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { PublicReview } from './public-review.ts';

/** Reads reviews of lenders from PostgreSQL as visitors see them: published ones only. */
export function createReviewsRepository(db: Kysely<Database>) {
  return {
    /** Lists them newest first. */
    async listPublished({ limit }: { limit: number }): Promise<PublicReview[]> {
      return await db
        .selectFrom('reviews')
        .select(['id', 'lender_slug as lenderSlug', 'author_name as name', 'body as text', 'stars', 'image'])
        .select((review) => review.ref('published_at').$notNull().as('publishedAt'))
        .where('status', '=', 'published')
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}
