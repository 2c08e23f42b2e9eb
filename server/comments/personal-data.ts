import type { Kysely, Transaction } from 'kysely';
import { isSameEmail } from '#server/db/is-same-email.ts';
import type { Database } from '#server/db/tables.ts';

/** What readers' comments and reviews hold of the owner of an address. */
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

/** Removes what the owner of an address wrote, with the answers below it: they make no sense alone. */
export async function erasePersonalData(tx: Transaction<Database>, email: string): Promise<void> {
  await tx.deleteFrom('comments').where(isSameEmail('email', email)).execute();
  await tx.deleteFrom('reviews').where(isSameEmail('email', email)).execute();
}
