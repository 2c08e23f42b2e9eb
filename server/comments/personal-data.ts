import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** What readers' comments and reviews hold of the owner of an address. */
export async function exportPersonalData(db: Kysely<Database>, email: string) {
  const own = sameAddress(email);
  const comments = await db
    .selectFrom('comments')
    .select([
      'article_slug',
      'author_name',
      'email',
      'body',
      'status',
      'wants_answers',
      'created_at',
      'published_at',
    ])
    .where((comment) => comment(comment.fn<string>('lower', ['email']), '=', own))
    .orderBy('created_at')
    .execute();
  const reviews = await db
    .selectFrom('reviews')
    .select(['lender_slug', 'author_name', 'email', 'stars', 'body', 'status', 'created_at', 'published_at'])
    .where((review) => review(review.fn<string>('lower', ['email']), '=', own))
    .orderBy('created_at')
    .execute();
  return { comments, reviews };
}

/** Removes what the owner of an address wrote, with the answers below it: they make no sense alone. */
export async function erasePersonalData(tx: Transaction<Database>, email: string): Promise<void> {
  const own = sameAddress(email);
  await tx
    .deleteFrom('comments')
    .where((comment) => comment(comment.fn<string>('lower', ['email']), '=', own))
    .execute();
  await tx
    .deleteFrom('reviews')
    .where((review) => review(review.fn<string>('lower', ['email']), '=', own))
    .execute();
}

const sameAddress = (email: string) => email.trim().toLowerCase();
