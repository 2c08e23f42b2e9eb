/** Answers of the sign-in library, by method and path under the prefix of the desk's server. */
export type SignInAnswers = {
  'GET auth/list-sessions': Session[];
  'GET auth/passkey/generate-authenticate-options': PublicKeyCredentialRequestOptionsJSON;
  'GET auth/passkey/generate-register-options': PublicKeyCredentialCreationOptionsJSON;
  'GET auth/passkey/list-user-passkeys': Passkey[];
  'POST auth/sign-in/email': SignIn;
  'POST auth/two-factor/disable': object;
  'POST auth/two-factor/enable': SetupCodes;
  'POST auth/two-factor/verify-backup-code': SignIn;
  'POST auth/two-factor/verify-totp': SignIn;
};

type SignIn = { twoFactorRedirect?: boolean };
export type SetupCodes = { totpURI: string; backupCodes: string[] };
export type Passkey = { id: string; name?: string | null; createdAt: string };
export type Session = {
  id: string;
  token: string;
  userAgent?: string | null;
  createdAt: string;
  updatedAt: string;
};
