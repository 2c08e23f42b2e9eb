import { SentRequestPage, type SentRequestPageData } from '#app/offers/price-request/sent-request-page.tsx';

/** /cereti-pretul/trimisa/ */
export function SentRequestRoute({ data }: { data: SentRequestPageData }) {
  return <SentRequestPage data={data} />;
}
