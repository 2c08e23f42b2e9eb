import { BlogListPage, type BlogList } from '#app/features/blog/blog-list-page.tsx';
import { GuidesSubscription } from '#app/features/subscriptions/guides-subscription.tsx';

export type BlogData = {
  list: BlogList;
  /** of the form for new guides */
  subscriptionToken: string;
};

/** /blog/, /blog/page-2/ and the themes, /blog/bani/ */
export function BlogRoute({ data: { list, subscriptionToken } }: { data: BlogData }) {
  return (
    <>
      <BlogListPage list={list} />
      <GuidesSubscription token={subscriptionToken} />
    </>
  );
}
