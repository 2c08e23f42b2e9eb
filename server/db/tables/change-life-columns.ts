import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangeStatus } from '#domain/office/answers/change-life.ts';

/** What every table of changes that two people decide says of one, besides what it is about. */
export type ChangeLifeColumns = {
  id: GeneratedAlways<number>;
  country: string;
  /** the earlier row that this one takes back */
  retires: number | null;
  note: string;
  status: Generated<ChangeStatus>;
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
};
