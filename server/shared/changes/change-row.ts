import type { ChangeLife } from '#domain/answers/office/change-life.ts';

/** Decision columns of a row of any table of changes, with the names of proposer and decider. */
export type DecisionRow<Status> = {
  id: number;
  note: string;
  status: Status;
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
  decider_name: string | null;
  decided_at: Date | null;
  reason: string | null;
};

/** A row of a table whose changes may withdraw earlier ones. */
export type ChangeRow = DecisionRow<ChangeLife['status']> & { retires: number | null };

/** Builds the decision columns of an undecided change. */
export function undecided<By extends string | null>(by: By, now: Date) {
  return { proposed_by: by, proposed_at: now, decided_by: null, decided_at: null, reason: null };
}

/** Converts the decision columns of any change. */
export function decisionOf<Status>(row: DecisionRow<Status>) {
  return {
    id: row.id,
    note: row.note,
    status: row.status,
    proposedBy: { id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at,
    reason: row.reason,
  };
}

/** Converts the columns of a change that may withdraw an earlier one. */
export function lifeOf(row: ChangeRow): ChangeLife {
  return { ...decisionOf(row), retires: row.retires };
}
