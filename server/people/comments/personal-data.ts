import { type Kysely, sql, type Transaction } from 'kysely';
import { namesPerson } from '#domain/people/privacy/names-person.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import type { Database } from '#server/db/tables.ts';

/** Exports the comments and reviews of the owner of an address. */
export async function exportPersonalData(db: Kysely<Database>, email: string) {
  const comments = await db
    .selectFrom('comments')
    .select([
      'id',
      'article_slug as articleSlug',
      'author_name as name',
      'body as text',
      'original_body as firstText',
      'status',
      'wants_answers as wantsAnswers',
      'created_at as createdAt',
      'published_at as publishedAt',
    ])
    .where(isSameEmail('email', email))
    .orderBy('created_at')
    .execute();
  const reviews = await db
    .selectFrom('reviews')
    .select([
      'id',
      'lender_slug as lenderSlug',
      'author_name as name',
      'stars',
      'body as text',
      'original_body as firstText',
      'status',
      'created_at as createdAt',
      'confirmed_at as confirmedAt',
      'published_at as publishedAt',
    ])
    .where(isSameEmail('email', email))
    .orderBy('created_at')
    .execute();
  return { comments, reviews };
}

type Erased = {
  /** ids of the owner's texts and of all that was erased with them */
  ids: string[];
  /** articles of the comments and lenders of the reviews, each with its day */
  comments: { articleSlug: string; createdAt: Date }[];
  reviews: { lenderSlug: string; createdAt: Date }[];
  /** names under which the owner of the address wrote comments */
  names: string[];
  /** all erased texts, also as first written */
  texts: string[];
};

/**
 * Removes the texts of the owner of an address, with the answers below them, which make no sense alone, and our answers to them or
 * by their author's name in the same conversation.
 */
export async function erasePersonalData(tx: Transaction<Database>, email: string): Promise<Erased> {
  const own = await tx
    .selectFrom('comments')
    .select(['id', 'parent_id as parentId', 'author_name as name'])
    .select(['article_slug as articleSlug', 'created_at as createdAt'])
    .where(isSameEmail('email', email))
    .execute();
  const withThem = await findWithThem(tx, own);
  const gone = await tx
    .deleteFrom('comments')
    .where('id', '=', sql<string>`any(${withThem}::uuid[])`)
    .returning(['id', 'body', 'original_body as first'])
    .execute();
  const reviews = await tx
    .deleteFrom('reviews')
    .where(isSameEmail('email', email))
    .returning(['id', 'lender_slug as lenderSlug', 'created_at as createdAt'])
    .execute();
  return {
    ids: [...gone, ...reviews].map(({ id }) => id),
    comments: own.map(({ articleSlug, createdAt }) => ({ articleSlug, createdAt })),
    reviews: reviews.map(({ lenderSlug, createdAt }) => ({ lenderSlug, createdAt })),
    names: [...new Set(own.map(({ name }) => name))],
    texts: gone.flatMap(({ body, first }) => (first === null ? [body] : [body, first])),
  };
}

type Own = { id: string; parentId: string | null; name: string; createdAt: Date };

/**
 * Finds the comments of a person, all comments below them, and our answers to them: by the comment they answer, or by a name they
 * contain.
 */
async function findWithThem(tx: Transaction<Database>, own: readonly Own[]): Promise<string[]> {
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const threads = own.map(({ id, parentId }) => parentId ?? id);
  const others = await tx
    .selectFrom('comments')
    .select([
      'id',
      'parent_id as parentId',
      'answers_to as answersTo',
      'label',
      'body',
      'created_at as createdAt',
    ])
    .where('parent_id', 'in', [...new Set(threads)])
    .where('id', 'not in', ids)
    .execute();
  const isGone = ({ parentId, answersTo, label, body, createdAt }: (typeof others)[number]) => {
    if (parentId !== null && ids.includes(parentId)) return true;
    if (label === null) return false;
    if (answersTo !== null && ids.includes(answersTo)) return true;
    return own.some(
      (one) =>
        (one.parentId ?? one.id) === parentId && createdAt >= one.createdAt && namesPerson(body, one.name),
    );
  };
  return [...ids, ...others.filter(isGone).map(({ id }) => id)];
}
