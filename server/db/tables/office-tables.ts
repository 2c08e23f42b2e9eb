import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Role } from '#domain/answers/office/role.ts';

/** The back office; the sign-in library has further tables and columns, which only it reads (server/office/create-auth.ts). */
export type OfficeTables = {
  office_users: OfficeUsersTable;
  office_sessions: OfficeSessionsTable;
  office_accounts: OfficeAccountsTable;
  office_two_factors: OfficeTwoFactorsTable;
  office_passkeys: OfficePasskeysTable;
  office_verifications: OfficeVerificationsTable;
  office_invitations: OfficeInvitationsTable;
  office_sign_in_attempts: OfficeSignInAttemptsTable;
  audit_log: AuditLogTable;
};

type OfficeUsersTable = {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  two_factor_enabled: Generated<boolean>;
  roles: Role[];
  deactivated_at: Date | null;
  wants_waiting_mail: Generated<boolean>;
  /** yyyy-mm-dd: the last day for which this colleague's morning mail was decided */
  waiting_mail_on: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
};

type OfficeSessionsTable = {
  id: string;
  user_id: string;
  /** opened with a code or a passkey, not with a password alone */
  has_second_factor: Generated<boolean>;
  updated_at: Date;
};

type OfficeAccountsTable = {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
};

type OfficeTwoFactorsTable = { id: string; user_id: string };

type OfficePasskeysTable = { id: string; user_id: string };

/** value: the account of a sign-in in progress, or of a trusted browser */
type OfficeVerificationsTable = { id: string; value: string };

type OfficeInvitationsTable = {
  id: Generated<string>;
  token_hash: string;
  user_id: string | null;
  email: string | null;
  name: string | null;
  roles: Role[];
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

type OfficeSignInAttemptsTable = { key: string; attempts: number; since: Date };

type AuditLogTable = {
  id: GeneratedAlways<number>;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** JSON; written as a string */
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};
