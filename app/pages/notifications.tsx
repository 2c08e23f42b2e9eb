import { PushChoices } from '#app/people/push/push-choices.tsx';
import { declarePage } from '#app/shell/declare-page.tsx';
import { loadTextOf } from './text-page.data.ts';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export const notificationsPage = declarePage({
  module: 'notifications',
  Page: NotificationsRoute,
  load: loadTextOf('notificari'),
  addresses: [{ path: '/notificari/', name: 'Notificări', asksForData: true }],
});

/** /notificari/: the kinds of notifications, and how to stop them. */
function NotificationsRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <PushChoices />
    </TextPageRoute>
  );
}
