import type { z } from 'zod';
import type { changeLifeShape, ChangeStatus } from '#domain/answers/office/change-life.ts';
import { formatMoment } from './format-moment.ts';
import '#app/office/offers/change-card.css';

/** What became of a proposal. */
export const statusWords: Readonly<Record<ChangeStatus, string>> = {
  waiting: 'așteaptă aprobarea',
  public: 'publică',
  retired: 'retrasă de pe site',
  rejected: 'respinsă',
  withdrawn: 'retrasă de autor',
};

type Life = z.input<z.ZodObject<typeof changeLifeShape>>;
type Props = {
  change: Pick<Life, 'note' | 'status' | 'proposedAt' | 'decidedBy' | 'decidedAt' | 'reason'> & {
    /** null: an import */
    proposedBy: Life['proposedBy'] | null;
  };
};

/** Who proposed something, when and why, and what became of it: the head of a card. */
export function ChangeLife({ change }: Props) {
  const { note, status, proposedBy, proposedAt, decidedBy, decidedAt, reason } = change;
  return (
    <>
      <p className="fine">
        {proposedBy?.name ?? 'import'}, {formatMoment(proposedAt)}: {statusWords[status]}
        {decidedBy && decidedAt && ` (${decidedBy}, ${formatMoment(decidedAt)})`}
      </p>
      <p>{note}</p>
      {reason && <p>Motivul: {reason}</p>}
    </>
  );
}
