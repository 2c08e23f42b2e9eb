/** Prefix of the sign-in tables of a desk. */
type TablePrefix = 'office' | 'partner';

type Seconds = { session: number; renew: number };

/**
 * Maps the sign-in library's tables and columns to their names here (migrations/010-sign-in.ts, migrations/068-partners.ts).
 * @param userFields what an account has at this desk alone
 */
export function authTables<const UserFields>(
  prefix: TablePrefix,
  userFields: UserFields,
  { session, renew }: Seconds,
) {
  return {
    user: {
      modelName: `${prefix}_users`,
      fields: { emailVerified: 'email_verified', ...dates },
      additionalFields: userFields,
    },
    session: {
      modelName: `${prefix}_sessions`,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...dates,
      },
      additionalFields: {
        hasSecondFactor: {
          type: 'boolean',
          required: false,
          defaultValue: false,
          input: false,
          fieldName: 'has_second_factor',
        },
      },
      expiresIn: session,
      updateAge: Math.min(renew, session),
    },
    account: {
      modelName: `${prefix}_accounts`,
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...dates,
      },
    },
    verification: {
      modelName: `${prefix}_verifications`,
      fields: { expiresAt: 'expires_at', ...dates },
    },
  } as const;
}

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const twoFactorTables = (prefix: TablePrefix) => ({
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: `${prefix}_two_factors`,
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
});

export const passkeyTable = {
  passkey: {
    modelName: 'office_passkeys',
    fields: {
      userId: 'user_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
};
