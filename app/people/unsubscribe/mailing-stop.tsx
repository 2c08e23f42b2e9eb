import type { ReactNode } from 'react';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { type MailingTopic, mailingsInWords } from '#domain/people/subscriptions/mailing-topics.ts';
import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import './mailing-stop.css';

/** What the link of a message stops: some topics, each with its state, or all messages, as old links do. */
export type MailingLink = {
  key: string;
  topics: 'all' | readonly { topic: MailingTopic; isStopped: boolean }[];
};

type Props = { state: FormState; link: MailingLink };

/** Shows the page behind a message's link, with nothing to type: what the button will stop, or what has stopped. */
export function MailingStop({ state, link }: Props) {
  if (link.topics === 'all') return <StopAll state={state} link={link} />;
  const stopped = link.topics.filter(({ isStopped }) => isStopped).map(({ topic }) => topic);
  const running = link.topics.filter(({ isStopped }) => !isStopped).map(({ topic }) => topic);
  if (stopped.length === 0) return <StopTopics state={state} link={link} topics={running} />;
  return (
    <>
      <h1>S-a făcut: am oprit {mailingsInWords(stopped)}</h1>
      <p className="lede">Celelalte mesaje la care v-ați abonat vin în continuare.</p>
      <LinkForm state={state} link={link}>
        {running.length > 0 && <Button kind="line">Opriți și {mailingsInWords(running)}</Button>}
        <Button kind="line" name="fapta" value="toate">
          Opriți toate mesajele
        </Button>
      </LinkForm>
      <h2>V-ați răzgândit?</h2>
      <p>Le puteți relua de aici șapte zile. După aceea vă abonați din nou.</p>
      <LinkForm state={state} link={link}>
        {stopped.map((topic) => (
          <Button key={topic} kind="line" name="reia" value={topic}>
            Reluați {mailingsInWords([topic])}
          </Button>
        ))}
      </LinkForm>
    </>
  );
}

function StopTopics({ topics, ...rest }: Props & { topics: readonly MailingTopic[] }) {
  const mailings = mailingsInWords(topics);
  return (
    <>
      <h1>Nu mai doriți {mailings}?</h1>
      <p className="lede">Le oprim pe loc, către adresa pe care ați primit e-mailul.</p>
      <LinkForm {...rest}>
        <Button id="dezabonare">Opriți {mailings}</Button>
        <Button kind="line" name="fapta" value="toate">
          Opriți toate mesajele
        </Button>
      </LinkForm>
      <OtherAddress />
    </>
  );
}

function StopAll(props: Props) {
  return (
    <>
      <h1>Nu mai doriți mesaje de la noi?</h1>
      <p className="lede">Oprim toate mesajele către adresa pe care ați primit e-mailul.</p>
      <LinkForm {...props}>
        <Button id="dezabonare">Dezabonați-mă</Button>
      </LinkForm>
      <OtherAddress />
    </>
  );
}

function OtherAddress() {
  return (
    <p>
      <a href="/unsubscribe/">Dezabonați altă adresă sau un număr de telefon</a>
    </p>
  );
}

function LinkForm({ state, link, children }: Props & { children: ReactNode }) {
  return (
    <PostForm action="/unsubscribe/" state={state}>
      <input type="hidden" name="cheie" value={link.key} />
      <p className="mailing-stop-buttons">{children}</p>
    </PostForm>
  );
}
