import type { Kysely } from 'kysely';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { Database } from '#server/db/tables.ts';
import type { Subject } from './decide.ts';

/** A text as a moderator reads it before deciding. */
export type SubjectText = Subject & {
  /** of its page, published or not */
  path: string;
  name: string;
  text: string;
  stars: number | null;
  status: 'pending' | 'published' | 'rejected' | 'spam';
};

/**
 * Finds a comment or a review in any state; undefined if there is none.
 * @param isToChange locks it until the transaction ends
 */
export async function findSubject(
  db: Kysely<Database>,
  { kind, id }: Subject,
  { isToChange = false } = {},
): Promise<SubjectText | undefined> {
  if (kind === 'comment') {
    const row = await db
      .selectFrom('comments')
      .select(['article_slug', 'author_name as name', 'body as text', 'status'])
      .where('id', '=', id)
      .$if(isToChange, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return undefined;
    const { article_slug: slug, ...rest } = row;
    return { kind, id, path: `/${slug}/`, stars: null, ...rest };
  }
  const row = await db
    .selectFrom('reviews')
    .select(['lender_slug', 'author_name as name', 'body as text', 'status', 'stars'])
    .where('id', '=', id)
    .$if(isToChange, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { lender_slug: slug, ...rest } = row;
  return { kind, id, path: lenderPath(slug), ...rest };
}
