import { z } from 'zod';
import { countryCodes } from '#domain/law/countries/country.ts';
import { backupSettings } from './backup-settings.ts';
import { dkimSettings } from './dkim-settings.ts';
import { StartupError } from './startup-error.ts';
import { trustedProxies } from './trusted-proxies.ts';

const switchSchema = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

const countSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535');

/** Schema of a site's origin, to which paths with a leading slash are appended. */
const originSchema = webAddress('must be like https://example.ro, with no path').refine(
  (value) => URL.parse(value)?.origin === value,
  'must be like https://example.ro, with no path',
);

// .env.example explains each setting.
const settingsSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  CONTENT_DIR: z.string().default('content'),
  DATABASE_URL: webAddress(
    'must be like postgres://user:password@host:5432/name',
    /^postgres(ql)?$/,
  ).optional(),
  DATABASE_DIRECT_URL: webAddress(
    'must be like postgres://user:password@host:5432/name',
    /^postgres(ql)?$/,
  ).optional(),
  DATABASE_PATIENCE_MS: countSchema.default(1_500),
  COUNTRY: z.enum(countryCodes, `must be one of ${countryCodes.join(', ')}`).default('RO'),
  PUBLIC_ORIGIN: originSchema.optional(),
  STAGING: switchSchema.default(false),
  CALLS_HOST: originSchema.optional(),
  EVENTS_HOST: originSchema.optional(),
  LEAD_FEED_URL: webAddress('must be a whole http or https address').optional(),
  CONTENT_HOST: webAddress('must be a whole http or https address').optional(),
  EVENTS_ON_LOCALHOST: switchSchema.default(false),
  EVENT_LIMIT: countSchema.default(120),
  WORK_LIMIT: countSchema.default(15),
  HTTP_LANE: switchSchema.default(true),
  PAGES_AHEAD: z
    .enum(['compressed', 'made', 'none'], 'must be compressed, made or none')
    .default('compressed'),
  OFFER_CLAIMS: z.enum(['sourced', 'spec'], 'must be sourced or spec').optional(),
  HSTS_SECONDS: z
    .string()
    .regex(/^\d{1,8}$/, 'must be a whole number of seconds')
    .transform(Number)
    .default(86_400),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      'must be addresses, networks like 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    )
    .optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_CUI: z
    .string()
    .regex(/^(RO)? ?\d{2,10}$/, 'must be like 12345678 or RO12345678')
    .optional(),
  OPERATOR_REGISTER: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_ACTIVITY: z.string().optional(),
  OPERATOR_AUTHORISATION: z.string().optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_PHONE: z.string().regex(/\d/, 'must be a telephone number').optional(),
  OPERATOR_HOSTING: z.string().optional(),
  SMTP_URL: webAddress('must be like smtp://user:password@host:587 or smtps://…', /^smtps?$/).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@"]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be like Name <name@example.ro>')
    .optional(),
  ...dkimSettings,
  UNSUBSCRIBE_URL: webAddress('must be a whole http or https address').optional(),
  MOBILE_APP_URL: webAddress('must be a whole http or https address').optional(),
  FORM_LIMIT: countSchema.default(10),
  FORM_LEAST_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds')
    .transform(Number)
    .default(2),
  ADMIN_ORIGIN: originSchema.optional(),
  ADMIN_SESSION_HOURS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of hours from 1 to 999')
    .transform(Number)
    .default(12),
  ADMIN_LIMIT: countSchema.default(120),
  OFFICE_SECOND_FACTOR: switchSchema.optional(),
  PUSH_SERVICE: originSchema.optional(),
  RATES_FETCH: switchSchema.default(true),
  INFLATION_FETCH: switchSchema.default(false),
  ...backupSettings,
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_REQUESTS: switchSchema.default(false),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:[12]?\d{1,2}|300)$/, 'must be a whole number of seconds from 0 to 300')
    .transform(Number)
    .default(0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

export type Settings = z.output<typeof settingsSchema>;

/** Names of all settings. */
export const settingNames = Object.keys(settingsSchema.shape);

/**
 * Parses the settings of an environment; an empty variable counts as not set.
 * @throws {StartupError} naming every unusable setting
 */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = settingsSchema.safeParse(given);
  if (!success) throw new StartupError(describeProblems(error.issues, given));

  if (data.DATABASE_DIRECT_URL && !data.DATABASE_URL) {
    throw new StartupError(
      'DATABASE_DIRECT_URL is another way to the database of DATABASE_URL: set that too.',
    );
  }
  if (data.METRICS_PORT === data.PORT) {
    throw new StartupError(
      `METRICS_PORT is ${data.PORT}, which is PORT: metrics have an address of their own, set another port.`,
    );
  }
  return data;
}

function isProxyList(text: string): boolean {
  try {
    trustedProxies(text);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function webAddress(problem: string, protocol = /^https?$/) {
  return z.url({ protocol, error: problem });
}

function describeProblems(issues: z.core.$ZodIssue[], given: Record<string, string | undefined>): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0]);
    // These hold a password or a key, and the error message is logged.
    const value = [
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'SMTP_URL',
      'LEAD_FEED_URL',
      'CONTENT_HOST',
      'BACKUP_PASSPHRASE',
      'BACKUP_S3_SECRET',
    ].includes(name)
      ? ''
      : `; it is "${given[name]}"`;
    return `  ${name} ${issue.message}${value}.`;
  });
  return ['These settings can not be used (.env.example explains each):', ...new Set(lines)].join('\n');
}
