import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { type MessageStatus, messageStatusNames } from '#domain/answers/office/message-status.ts';
import type { MessageAnswer } from '#domain/answers/office/messages.ts';
import { PersonName } from '#app/ui/person-name.tsx';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { messageKindNames } from '#domain/base/forms/message-kind.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { SortingForm } from './sorting-form.tsx';
import './message-page.css';

type Answer = MessageAnswer['answers'][number];
type Delivery = Answer['delivery'];

export const loader = (args: LoaderFunctionArgs) => load('messages/:reference', args);

const deliveryNames: Readonly<Record<Delivery, string>> = {
  waiting: 'pleacă acum',
  sent: 'trimis',
  failed: 'nelivrat; timp de 90 de zile îl puteți retrimite din „Operațiuni”',
};

/** /admin/mesaje/:reference/: shows a message, its answers, and its state. */
export function Component() {
  const message = useLoaderData<typeof loader>();
  const { reference, name, email, phone, createdAt, answers } = message;
  return (
    <>
      <OfficeHead title={`Mesajul ${reference}`}>
        <Link to="/mesaje/">Toate mesajele</Link>
      </OfficeHead>
      <div className="message">
        <p>
          <b>
            <PersonName>{name}</PersonName>
          </b>
          , <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              , <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
          , {formatMoment(createdAt)}
        </p>
        <blockquote className="message-text">{message.message}</blockquote>
        {answers.map((answer) => (
          <Said key={answer.id} answer={answer} name={name} />
        ))}
        <Status message={message} />
        <SortingForm key={`${message.kind} ${message.givenTo?.id}`} message={message} />
      </div>
      <AnswerForm key={reference} message={message} />
    </>
  );
}

/** One answer of ours, or what the person answered by mail. */
function Said({ answer, name }: { answer: Answer; name: string }) {
  const { text, answeredBy, createdAt, receivedOn, delivery } = answer;
  if (receivedOn !== null) {
    return (
      <article aria-label={`Ce a venit prin e-mail la ${formatDate(receivedOn)}`}>
        <p className="fine">
          <PersonName>{name}</PersonName>, prin e-mail, {formatDate(receivedOn)}. Pus aici de {answeredBy}.
        </p>
        <blockquote className="message-text">{text}</blockquote>
      </article>
    );
  }
  return (
    <article aria-label={`Răspunsul din ${formatMoment(createdAt)}`}>
      <p className="fine">
        {answeredBy}, {formatMoment(createdAt)}: {deliveryNames[delivery]}
      </p>
      <p className="message-text">{text}</p>
    </article>
  );
}

const next: readonly { status: MessageStatus; label: string }[] = [
  { status: 'in-progress', label: 'Îl iau în lucru' },
  { status: 'answered', label: 'Am răspuns pe altă cale' },
  { status: 'closed', label: 'Închideți' },
];

function Status({ message }: { message: MessageAnswer }) {
  const { reference, kind, status, statusBy, statusAt, dueOn } = message;
  const isOpen = status === 'new' || status === 'in-progress';
  const { run, isBusy, error } = useChange();
  return (
    <div className="office-stack">
      <ChangeProblem error={error} />
      <p role="status">
        Fel: {messageKindNames[kind]}
        {isOpen && dueOn && <>, răspundem până la {formatDate(dueOn)}</>}. Stare:{' '}
        <Tag kind={status === 'new' ? 'solid' : 'plain'}>{messageStatusNames[status]}</Tag>
        {statusBy && statusAt && (
          <span className="fine">
            {' '}
            {statusBy}, {formatMoment(statusAt)}
          </span>
        )}
      </p>
      <div className="office-actions" role="group" aria-label="Schimbați starea">
        {next
          .filter((one) => one.status !== status)
          .map((one) => (
            <Button
              key={one.status}
              kind="line"
              small
              type="button"
              disabled={isBusy}
              onClick={() =>
                void run(() =>
                  callApi(`messages/${reference}`, { method: 'PATCH', body: { status: one.status } }),
                )
              }
            >
              {one.label}
            </Button>
          ))}
        <ReplyDialog reference={reference} />
      </div>
    </div>
  );
}
