import { BlogListPage, type BlogList } from '#app/texts/blog/blog-list-page.tsx';
import { LoanInvitation } from '#app/ui/loan-invitation.tsx';
import { GuidesSubscription } from '#app/people/subscriptions/guides-subscription.tsx';

export type BlogData = {
  list: BlogList;
  /** heading of the link to the offers */
  invitation: string;
  /** of the form for new guides; null: this site sends no mail */
  subscriptionToken: string | null;
};

/** Shows /blog/, /blog/page-2/ and the themes, /blog/bani/ */
export function BlogRoute({ data: { list, invitation, subscriptionToken } }: { data: BlogData }) {
  return (
    <>
      <BlogListPage list={list} />
      <LoanInvitation
        title={invitation}
        text="Spuneți suma și perioada și vedeți cât dați înapoi la fiecare creditor căruia îi știm prețul."
        link={{ text: 'Comparați ofertele', link: '/offers/' }}
      />
      {subscriptionToken !== null && <GuidesSubscription token={subscriptionToken} />}
    </>
  );
}
