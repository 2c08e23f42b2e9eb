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
import { AnswerForm } from './answer-form.tsx';
import './message-page.css';

type Delivery = MessageAnswer['answers'][number]['delivery'];

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
        {answers.map(({ id, text, answeredBy, createdAt: answeredAt, delivery }) => (
          <article key={id} aria-label={`Răspunsul din ${formatMoment(answeredAt)}`}>
            <p className="fine">
              {answeredBy}, {formatMoment(answeredAt)}: {deliveryNames[delivery]}
            </p>
            <p className="message-text">{text}</p>
          </article>
        ))}
        <Status message={message} />
      </div>
      <AnswerForm key={answers.length} reference={reference} email={email} />
    </>
  );
}

const next: readonly { status: MessageStatus; label: string }[] = [
  { status: 'in-progress', label: 'Îl iau în lucru' },
  { status: 'answered', label: 'Am răspuns pe altă cale' },
  { status: 'closed', label: 'Închideți' },
];

function Status({ message: { reference, status, statusBy, statusAt } }: { message: MessageAnswer }) {
  const { run, isBusy, error } = useChange();
  return (
    <div className="office-stack">
      <ChangeProblem error={error} />
      <p role="status">
        Stare: <Tag kind={status === 'new' ? 'solid' : 'plain'}>{messageStatusNames[status]}</Tag>
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
      </div>
    </div>
  );
}
