import { RejectedPage, type RejectedPageData } from '#app/people/registration/rejected-page.tsx';

/** /landing/rejected2/ */
export function Rejected2Route({ data }: { data: RejectedPageData }) {
  return <RejectedPage data={data} />;
}
