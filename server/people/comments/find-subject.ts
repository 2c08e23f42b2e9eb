import type { OpinionState } from '#domain/people/comments/opinion-state.ts';
import type { Kysely } from 'kysely';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { Database } from '#server/db/tables.ts';
import type { Subject } from './decide.ts';

/** A text as a moderator reads it before deciding. */
export type SubjectText = Subject & {
  /** of its article or lender */
  slug: string;
  /** of its page, published or not */
  path: string;
  name: string;
  text: string;
  stars: number | null;
  status: OpinionState;
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
      .select(['article_slug as slug', 'author_name as name', 'body as text', 'status'])
      .where('id', '=', id)
      .$if(isToChange, (query) => query.forUpdate())
      .executeTakeFirst();
    return row && { kind, id, path: `/${row.slug}/`, stars: null, ...row };
  }
  const row = await db
    .selectFrom('reviews')
    .select(['lender_slug as slug', 'author_name as name', 'body as text', 'status', 'stars'])
    .where('id', '=', id)
    .$if(isToChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && { kind, id, path: lenderPath(row.slug), ...row };
}
