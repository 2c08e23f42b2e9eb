import { ModerationPage, type ModerationData } from '#app/people/moderation/moderation-page.tsx';

/** /moderare/ */
export function ModerationRoute({ data }: { data: ModerationData }) {
  return <ModerationPage data={data} />;
}
