import { UnsubscribePage, type UnsubscribePageData } from '#app/people/unsubscribe/unsubscribe-page.tsx';

/** /unsubscribe/ */
export function UnsubscribeRoute({ data }: { data: UnsubscribePageData }) {
  return <UnsubscribePage data={data} />;
}
