import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ChangeStatus, retirableShape, scheduledShape } from '#domain/answers/office/change-life.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useChange } from '#app/desk/use-change.ts';
import { changeStatusWords } from './change-status-words.ts';
import { Decision } from './decision.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import './change-card.css';

type Scheduled = z.input<z.ZodObject<typeof scheduledShape>>;
type Retirable = z.input<z.ZodObject<typeof retirableShape>>;

type Props = {
  /** a kind without moments, or without withdrawals by a second change, has no such fields */
  change: Omit<Scheduled, 'startsAt' | 'endsAt' | 'publishedAt'> &
    Partial<Pick<Scheduled, 'startsAt' | 'endsAt'>> &
    Partial<Pick<Retirable, 'retires'>>;
  /** h3 of a page's section, or h2 of a page's list */
  heading?: 'h2' | 'h3';
  title: string;
  /** path of this kind's changes under /api/admin/ */
  path: string;
  /** whether the reader decides here; left out: no decision is offered */
  isDecided?: boolean;
  /** whether it may be approved as it is; it may be refused in any case */
  isFit?: boolean;
  /** words of this kind of change, where they differ: „plătită” for a public payout */
  statusWords?: Partial<Record<ChangeStatus, string>>;
  /** whether the reader may propose to withdraw it, once it is public */
  isRetirable?: boolean;
  /** its content, and the actions of its kind alone */
  children?: ReactNode;
};

/** Shows one proposal, for any subject: author, reason, day, state, content, and the reader's possible actions. */
export function ChangeCard({
  change,
  heading: Heading = 'h3',
  title,
  path,
  isDecided = false,
  isFit = true,
  isRetirable = false,
  statusWords = {},
  children,
}: Props) {
  const { id, note, status, proposedBy, proposedAt, decidedBy, decidedAt, reason, retires = null } = change;
  const name = retires === null ? title : `Retragere: ${title}`;
  return (
    <article className="change-card">
      <Heading>{name}</Heading>
      <p className="fine">
        {proposedBy?.name ?? 'import'}, {formatMoment(proposedAt)}:{' '}
        {statusWords[status] ?? changeStatusWords[status]}
        {decidedBy && decidedAt && ` (${decidedBy}, ${formatMoment(decidedAt)})`}
      </p>
      {note && <p>{note}</p>}
      <Moments {...change} />
      {reason && <p>Motivul: {reason}</p>}
      {retires !== null && <p>Se retrage de pe site ce spune propunerea {retires}:</p>}
      {children}
      {isDecided && (status === 'waiting' || status === 'approved') && (
        <Decision
          id={id}
          path={`${path}/${id}`}
          name={name}
          proposedBy={proposedBy?.id ?? null}
          isOpen={isFit && status === 'waiting'}
        />
      )}
      {isRetirable && status === 'public' && retires === null && <Retiring id={id} path={path} />}
    </article>
  );
}

function Moments({ startsAt, endsAt }: Pick<Props['change'], 'startsAt' | 'endsAt'>) {
  if (!startsAt && !endsAt) return null;
  return (
    <p>
      {startsAt ? `De la ${formatMoment(startsAt)}` : 'De la aprobare'}
      {endsAt ? ` până la ${formatMoment(endsAt)}, apoi ca înainte.` : '.'}
    </p>
  );
}

/** Proposes to withdraw a public proposal. @param path under /api/admin/, of proposals: it has `/:id/retire` */
function Retiring({ id, path }: { id: number; path: string }) {
  const change = useChange((field) => `${field}-${id}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog id={`retire-${id}`} title={`Retragerea propunerii ${id}`} opener="Propuneți retragerea">
      <OfficeForm
        change={change}
        onSubmit={({ note }) =>
          run(() => callApi(`${path}/${id}/retire`, { method: 'POST', body: { note } }))
        }
      >
        <p>După ce aprobă un coleg, pe site revine ce era înainte de ea.</p>
        <TextField {...fieldOf('note')} label="De ce" required />
        <Button small disabled={isBusy}>
          Propuneți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
