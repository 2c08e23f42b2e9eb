import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { ArticlePage, type Article } from '#app/texts/blog/article-page.tsx';
import { GuidesSubscription } from '#app/people/subscriptions/guides-subscription.tsx';
import { PushInvite } from '#app/people/push/push-invite.tsx';
import type { GuideSummary } from '#app/texts/blog/guide-list.tsx';
import { Comments, type CommentsData } from '#app/people/comments/comments.tsx';

export type ArticleData = {
  article: Article;
  /** what is drawn on the picture of its link; null: it has no chart, and that of its theme stands for it */
  shareCard: ShareCard | null;
  /** name of that picture below /share/ */
  picture: string | undefined;
  related: GuideSummary[];
  relatedPages: { href: string; label: string }[];
  /** what readers may say and ask for; null: nothing */
  asking: {
    comments: CommentsData;
    /** of the form for new guides */
    subscriptionToken: string;
  } | null;
};

/** An article at the root of the site: /ce-este-dae-si-cum-se-calculeaza/ */
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
