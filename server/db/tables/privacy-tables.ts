import type { DataRequestKind } from '#domain/people/privacy/own-data.ts';

/** People's requests about their own data. */
export type PrivacyTables = {
  access_links: AccessLinksTable;
  data_requests: DataRequestsTable;
  self_exclusions: SelfExclusionsTable;
};

type AccessLinksTable = {
  secret_hash: Buffer;
  /** in lower case */
  email: string;
  created_at: Date;
  opened_at: Date | null;
  expires_at: Date;
};

type DataRequestsTable = {
  reference: string;
  kind: DataRequestKind;
  email_hash: Buffer;
  email: string | null;
  message: string | null;
  answer: string | null;
  created_at: Date;
  /** yyyy-mm-dd */
  due_on: string;
  done_at: Date | null;
};

type SelfExclusionsTable = {
  email_hash: Buffer;
  /** yyyy-mm-dd */ until_day: string;
  created_at: Date;
};
