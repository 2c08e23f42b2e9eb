import { ConfirmationPage, type ConfirmationData } from '#app/people/moderation/confirmation-page.tsx';

/** /confirmare/ */
export function ConfirmationRoute({ data }: { data: ConfirmationData }) {
  return <ConfirmationPage data={data} />;
}
