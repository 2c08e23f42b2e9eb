import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';

/** Columns of every table of changes that two people decide, besides the subject's own. */
export type ChangeLifeColumns = {
  id: GeneratedAlways<number>;
  country: string;
  /** the earlier row that this one withdraws */
  retires: number | null;
  note: string;
  status: Generated<ChangeStatus>;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
};
