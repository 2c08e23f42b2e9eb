import { RejectedPage, type RejectedPageData } from '#app/people/registration/rejected-page.tsx';

/** /landing/rejected/ */
export function RejectedRoute({ data }: { data: RejectedPageData }) {
  return <RejectedPage data={data} />;
}
