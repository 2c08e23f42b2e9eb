import type { ConsentPurpose } from '#domain/law/consent/consent.ts';

/** Receipts of consent. */
export type ConsentTables = {
  consents: ConsentsTable;
};

export type ConsentsTable = {
  id: string;
  country: string;
  version: string;
  choice: 'accepted' | 'refused' | 'chosen';
  purposes: ConsentPurpose[];
  replaces: string | null;
  created_at: Date;
};
