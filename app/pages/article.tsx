import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { ArticlePage, type Article } from '#app/texts/blog/article-page.tsx';
import { GuidesSubscription } from '#app/people/subscriptions/guides-subscription.tsx';
import { PushInvite } from '#app/people/push/push-invite.tsx';
import type { GuideSummary } from '#app/texts/blog/guide-list.tsx';
import { Comments, type CommentsData } from '#app/people/comments/comments.tsx';

export type ArticleData = {
  article: Article;
  /** drawing of the link's picture; null: the article has no chart, and its theme's picture is used */
  shareCard: ShareCard | null;
  /** name of that picture below /share/ */
  picture: string | undefined;
  related: GuideSummary[];
  relatedPages: { href: string; label: string }[];
  /** tokens of the readers' forms; null: no forms */
  asking: {
    comments: CommentsData;
    /** of the form for new guides */
    subscriptionToken: string;
  } | null;
};

/** Shows an article at the root of the site: /ce-este-dae-si-cum-se-calculeaza/ */
export function ArticleRoute({ data: { asking, ...data } }: { data: ArticleData }) {
  return (
    <>
      <ArticlePage
        {...data}
        hasErrors={(asking?.comments.form.problems.length ?? 0) > 0}
        comments={asking && <Comments data={asking.comments} />}
      />
      {asking && (
        <>
          <GuidesSubscription token={asking.subscriptionToken} />
          <PushInvite topic="articole" />
        </>
      )}
    </>
  );
}
