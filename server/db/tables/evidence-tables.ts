import type { Generated, GeneratedAlways } from 'kysely';
import type { CreditKind } from '#domain/tools/contract-check/contract.ts';
import type { FileType } from '#domain/offers/evidence/file-type.ts';
import type { QuestionWay } from '#domain/answers/office/evidence.ts';

/** Sources behind prices, questions to lenders, and what readers sent. */
export type EvidenceTables = {
  evidence_files: EvidenceFilesTable;
  lender_questions: LenderQuestionsTable;
  price_reports: PriceReportsTable;
  sent_requests: SentRequestsTable;
};

type EvidenceFilesTable = {
  /** sha-256 of the content, kept after an erasure */
  hash: string;
  type: FileType;
  bytes: number;
  content: Buffer | null;
  is_covered: boolean;
  kept_by: string;
  kept_at: Date;
  erased_at: Generated<Date | null>;
  erased_because: Generated<string | null>;
};

type PriceReportsTable = {
  id: GeneratedAlways<number>;
  country: string;
  lender: string;
  kind: CreditKind;
  sum_lei: number;
  days: number;
  percent_per_day: number;
  fees_lei: number;
  /** yyyy-mm */
  month: string;
  is_above_ceiling: boolean;
  status: Generated<'waiting' | 'accepted' | 'refused'>;
  received_on: string;
  network_hash: Buffer | null;
};

type SentRequestsTable = {
  id: GeneratedAlways<number>;
  country: string;
  lender: string;
  sent_on: string;
  status: Generated<'waiting' | 'accepted' | 'refused'>;
  answered_on: Generated<string | null>;
  gave_price: Generated<boolean | null>;
  answer_status: Generated<'waiting' | 'accepted' | 'refused' | null>;
  received_on: string;
  network_hash: Buffer | null;
};

type LenderQuestionsTable = {
  id: GeneratedAlways<number>;
  country: string;
  lender: string;
  through: QuestionWay;
  asked_on: string;
  asked_by: string;
  answered_on: Generated<string | null>;
  about: Generated<'price' | 'transparency'>;
};
