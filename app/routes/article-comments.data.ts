import { commentOrders, threadComments } from '#domain/comments/comment.ts';
import type { CommentsData } from '#app/features/comments/comments.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';

/** What readers say of an article, with the form to say something too. */
export async function articleComments(slug: string, args: PageArgs): Promise<CommentsData> {
  const { url, services } = args;
  const order = commentOrders.find((known) => known === url.searchParams.get('comentarii')) ?? 'noi';
  const published = await services.comments.listPublished(slug);
  const form = formState(args, 'comment');
  const answered = form.values['raspunde'] ?? url.searchParams.get('raspunde');
  return {
    path: `/${slug}/`,
    order,
    count: published.length,
    threads: threadComments(published, order),
    form,
    answering: published.find(({ id }) => id === answered) ?? null,
    isSent: formReceipt(args, 'comment') !== null,
  };
}
