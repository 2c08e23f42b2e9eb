import type { PushTopic } from '#domain/people/push/push-topics.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import './push-invite.css';

const texts: Record<PushTopic, string> = {
  oferte: 'Primiți notificări despre oferte noi',
  curs: 'Primiți notificări despre curs',
  articole: 'Primiți notificări despre ghiduri noi',
};

/** Links to the page about notifications of one topic: the visitor's own step, never a prompt on load. */
export function PushInvite({ topic }: { topic: PushTopic }) {
  return (
    <p className="wrap push-invite">
      <ButtonLink kind="line" href={`/notificari/?tema=${topic}`}>
        {texts[topic]}
      </ButtonLink>
    </p>
  );
}
