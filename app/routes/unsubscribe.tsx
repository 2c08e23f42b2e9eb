import { UnsubscribePage, type UnsubscribePageData } from '#app/features/unsubscribe/unsubscribe-page.tsx';

/** /unsubscribe/ */
export function UnsubscribeRoute({ data }: { data: UnsubscribePageData }) {
  return <UnsubscribePage data={data} />;
}
