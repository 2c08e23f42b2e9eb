import { PushChoices } from '#app/people/push/push-choices.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /notificari/: explains the available notifications, and how to stop them. */
export function NotificationsRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <PushChoices />
    </TextPageRoute>
  );
}
