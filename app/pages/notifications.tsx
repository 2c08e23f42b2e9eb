import { PushChoices } from '#app/people/push/push-choices.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /notificari/: what one may be told of, and how it is stopped. */
export function NotificationsRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <PushChoices />
    </TextPageRoute>
  );
}
