import type { Generated } from 'kysely';
import type { MessageKind } from '#domain/base/forms/message-kind.ts';
import type { MessageStatus } from '#domain/answers/office/message-status.ts';

/** Outgoing mail, and messages people send us. */
export type MailAndFormsTables = {
  site_keys: SiteKeysTable;
  mail_outbox: MailOutboxTable;
  form_submissions: FormSubmissionsTable;
  contact_messages: ContactMessagesTable;
  contact_answers: ContactAnswersTable;
  suppressions: SuppressionsTable;
  registrations: RegistrationsTable;
};

type SiteKeysTable = { name: string; secret: Buffer; created_at: Generated<Date> };

export type MailOutboxTable = {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  headers: Record<string, string>;
  /** requested by a form, for an address that anybody could have typed */
  is_asked: Generated<boolean>;
  created_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
};

type FormSubmissionsTable = { key: Buffer; form: string; location: string; created_at: Date };

export type ContactMessagesTable = {
  reference: string;
  name: string;
  email: string;
  /** E.164 */
  phone: string | null;
  message: string;
  created_at: Date;
  status: Generated<MessageStatus>;
  /** the colleague who set the state, and when; null if nobody has */
  status_by: string | null;
  status_at: Date | null;
  /** when the copy was sent to its sender, who asked for it and confirmed the address */
  copy_sent_at: Generated<Date | null>;
  kind: Generated<MessageKind>;
  /** last day for the answer; null: none was promised */
  due_on: Generated<string | null>;
  /** ids of colleagues: whose it is, and who wrote an answer at `writing_at` */
  given_to: Generated<string | null>;
  writing_by: Generated<string | null>;
  writing_at: Generated<Date | null>;
};

type ContactAnswersTable = {
  id: string;
  reference: string;
  body: string;
  /** for what came from the mailbox, the colleague who pasted it */
  answered_by: string;
  mail_id: string | null;
  /** the day it came from the mailbox; null: an answer of ours */
  received_on: Generated<string | null>;
  /** its mail was given up, and has left the outbox */
  is_undelivered: Generated<boolean>;
  created_at: Date;
};

type SuppressionsTable = { channel: 'email' | 'phone'; hash: Buffer; created_at: Date };

export type RegistrationsTable = {
  reference: string;
  version: 2 | 3;
  amount_lei: number;
  term_count: number;
  term_unit: 'months' | 'days';
  purpose: string | null;
  is_adult: boolean;
  is_citizen: boolean;
  has_identity: boolean;
  has_bank: boolean;
  name: string;
  email: string;
  phone: string | null;
  terms_accepted_at: Date;
  email_offers_at: Date | null;
  phone_offers_at: Date | null;
  created_at: Date;
};
