import { ArticlePage, type Article } from '#app/features/blog/article-page.tsx';
import { PushInvite } from '#app/features/push/push-invite.tsx';
import type { ArticleSummary } from '#app/features/blog/article-card.tsx';

export type ArticleData = {
  article: Article;
  related: ArticleSummary[];
  relatedPages: { href: string; label: string }[];
};

/** An article at the root of the site: /ce-este-dae-si-cum-se-calculeaza/ */
export function ArticleRoute({ data }: { data: ArticleData }) {
  return (
    <>
      <ArticlePage {...data} />
      <PushInvite topic="articole" />
    </>
  );
}
