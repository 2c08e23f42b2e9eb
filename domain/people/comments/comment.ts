/** Label of the site's own comments: its editors, or the company. */
export type CommentLabel = 'author' | 'company';

/** A published comment as visitors see it. */
export type PublicComment = {
  id: string;
  /** the answered comment; threads have one level */
  parentId: string | null;
  name: string;
  label: CommentLabel | null;
  text: string;
  /** ISO 8601 */
  publishedAt: string;
};

export type CommentThread = PublicComment & { answers: readonly PublicComment[] };

export const commentOrders = ['noi', 'vechi'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/**
 * Groups comments into conversations, the first level in the requested order and answers in the order they were given, so that a
 * conversation reads from top to bottom. An answer whose comment is gone is left out.
 */
export function threadComments(comments: readonly PublicComment[], order: CommentOrder): CommentThread[] {
  const byTime = comments.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  const answers = Map.groupBy(byTime, ({ parentId }) => parentId);
  const first = answers.get(null) ?? [];
  const ordered = order === 'noi' ? first.toReversed() : first;
  return ordered.map((comment) => ({ ...comment, answers: answers.get(comment.id) ?? [] }));
}
