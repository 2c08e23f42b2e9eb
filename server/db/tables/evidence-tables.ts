import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreditKind } from '#domain/tools/contract-check/contract.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { FileType } from '#domain/offers/evidence/file-type.ts';
import type { Product } from '#domain/offers/evidence/product-schema.ts';
import type { QuestionWay } from '#domain/answers/office/evidence.ts';
import type { ChangeLifeColumns } from './change-life-columns.ts';

/** The office's additions to the evidence behind prices. */
export type EvidenceTables = {
  evidence_changes: EvidenceChangesTable;
  evidence_files: EvidenceFilesTable;
  lender_questions: LenderQuestionsTable;
  price_reports: PriceReportsTable;
  reported_prices: ReportedPricesTable;
  sent_requests: SentRequestsTable;
};

type EvidenceChangesTable = ChangeLifeColumns & {
  lender: string;
  item: ColumnType<EvidenceItem | null, string | null, never>;
  product: ColumnType<Product | null, string | null, never>;
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

type ReportedPricesTable = {
  id: GeneratedAlways<number>;
  country: string;
  lender: string;
  report_ids: number[];
  asked_on: string;
  asked_by: string;
  answer: Generated<string | null>;
  status: Generated<'asked' | 'public' | 'withdrawn'>;
  published_by: Generated<string | null>;
  published_on: Generated<string | null>;
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
