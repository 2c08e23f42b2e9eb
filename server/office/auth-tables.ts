/** Maps the sign-in library's tables and columns to their names here (migrations/010-sign-in.ts). */
export function authTables(sessionSeconds: number, renewSeconds: number) {
  return {
    user: {
      modelName: 'office_users',
      fields: { emailVerified: 'email_verified', ...dates },
      additionalFields: {
        roles: { type: 'string[]', required: true, input: false },
      },
    },
    session: {
      modelName: 'office_sessions',
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
      expiresIn: sessionSeconds,
      updateAge: Math.min(renewSeconds, sessionSeconds),
    },
    account: {
      modelName: 'office_accounts',
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
      modelName: 'office_verifications',
      fields: { expiresAt: 'expires_at', ...dates },
    },
  } as const;
}

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'office_two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};

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
