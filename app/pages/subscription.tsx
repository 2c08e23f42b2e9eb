import { SubscriptionPage, type SubscriptionPageData } from '#app/people/subscriptions/subscription-page.tsx';

/** /abonare/ */
export function SubscriptionRoute({ data }: { data: SubscriptionPageData }) {
  return <SubscriptionPage data={data} />;
}
