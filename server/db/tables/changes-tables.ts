import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChangeKindName, ChangeStatus } from '#domain/answers/office/change-life.ts';

/** What one person proposes and another approves. */
export type ChangesTables = { changes: ChangesTable };

type ChangesTable = {
  /** unique within its kind */
  id: GeneratedAlways<number>;
  kind: ChangeKindName;
  country: string;
  subject: string;
  /** in the shape of its kind */
  content: ColumnType<unknown, string, string>;
  /** the earlier change that this one withdraws */
  retires: number | null;
  note: string;
  status: Generated<ChangeStatus>;
  starts_at: Date | null;
  ends_at: Date | null;
  /** null: an import */
  proposed_by: string | null;
  proposed_at: Date;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  reason: Generated<string | null>;
  published_at: Generated<Date | null>;
};
