import { Link } from 'react-router';
import type { PartnerPostbacksAnswer } from '#domain/answers/partners/postbacks.ts';
import { conversionWords } from '#domain/partners/conversions/conversion-words.ts';
import { attemptInWords } from '#domain/partners/postbacks-out/attempt-in-words.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';
import { Button } from '#app/ui/button.tsx';

type Sent = PartnerPostbacksAnswer['postbacks'][number];

/** The sent postbacks, newest first, with each attempt. */
export function SentPostbacks({ postbacks }: Pick<PartnerPostbacksAnswer, 'postbacks'>) {
  return (
    <OfficeTable
      label="Vești trimise"
      columns={columns}
      rows={postbacks}
      rowKey={({ id }) => id}
      empty="Nimic încă. Porniți un test la una dintre adrese."
    />
  );
}

const columns: readonly Column<Sent>[] = [
  { name: 'madeAt', label: 'Când', cell: ({ madeAt }) => formatMoment(madeAt) },
  {
    name: 'status',
    label: 'Ce am spus',
    cell: ({ status, payout, isTest }) =>
      isTest ? 'test' : `${conversionWords[status]}, ${payout.replace('.', ',')} lei`,
  },
  {
    name: 'click',
    label: 'Clicul',
    cell: ({ clickId, isTest }) =>
      isTest ? 'de test' : <Link to={`/clicuri/${clickId}/`}>{clickId.slice(0, 8)}</Link>,
  },
  {
    name: 'attempts',
    label: 'Încercările',
    isSentence: true,
    cell: ({ attempts, givenUpAt }) => (
      <span>
        {attempts.length === 0 ? 'urmează' : <Attempts attempts={attempts} />}
        {givenUpAt !== null && ' Am renunțat.'}
      </span>
    ),
  },
  { name: 'deeds', label: 'Ce faceți', cell: (sent) => <SendAgain {...sent} /> },
];

const SHOWN = 3;

function Attempts({ attempts }: Pick<Sent, 'attempts'>) {
  const before = attempts.length - SHOWN;
  return (
    <>
      {before > 0 && `Încă ${before} înainte. `}
      {attempts.slice(-SHOWN).map((attempt) => (
        <span key={attempt.at}>
          {formatMoment(attempt.at)}: {attemptInWords(attempt)}{' '}
        </span>
      ))}
    </>
  );
}

function SendAgain({ id, isTest, clickId }: Sent) {
  const { run, isBusy, error, idOf } = useChange();
  if (isTest) return 'nimic';
  return (
    <>
      <ChangeProblem error={error} idOf={idOf} />
      <Button
        kind="line"
        small
        type="button"
        disabled={isBusy}
        onClick={() => void run(() => partners.call(`postbacks/${id}/resend`, { method: 'POST', body: {} }))}
      >
        Trimiteți din nou<span className="sr"> vestea despre {clickId.slice(0, 8)}</span>
      </Button>
    </>
  );
}
