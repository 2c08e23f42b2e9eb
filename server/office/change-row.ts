import type { ChangeLife } from '#domain/office/answers/change-life.ts';

/** A row of a table of changes, with the names of who proposed and who decided. */
export type ChangeRow = {
  id: number;
  retires: number | null;
  note: string;
  status: ChangeLife['status'];
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
  decider_name: string | null;
  decided_at: Date | null;
  reason: string | null;
};

/** What of a row holds for every change, whatever it is about. */
export function lifeOf(row: ChangeRow): ChangeLife {
  return {
    id: row.id,
    retires: row.retires,
    note: row.note,
    status: row.status,
    proposedBy: { id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}
