import path from 'node:path';
import { z } from 'zod';
import { countryCodes } from '#domain/law/countries/country.ts';
import type { SiteStanding } from '#domain/texts/pages/site-standing.ts';
import { backupSettings, readBackupSettings } from '#server/base/backup-settings.ts';
import { missingIdentity, operatorSettings } from '#server/base/operator.ts';
import { trustedProxies } from '#server/base/trusted-proxies.ts';
import { dkimSettings, readDkim } from '#server/base/dkim-settings.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

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

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of this process, checked and complete; an empty variable counts as not set.
 * @throws {StartupError} naming every unusable setting
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
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

  const publicOrigin = data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`;
  const standing: SiteStanding = data.STAGING
    ? 'rehearsal'
    : missingIdentity(data).length > 0
      ? 'preparation'
      : 'public';
  const mailFrom = data.MAIL_FROM ?? `Împrumut Clar <contact@${new URL(publicOrigin).hostname}>`;
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    /** absolute; a relative one counts from the project's folder */
    dataDir: path.resolve(projectFolder, data.DATA_DIR),
    /** absolute, as above: folder of the texts */
    contentDir: path.resolve(projectFolder, data.CONTENT_DIR),
    /** null: our own PostgreSQL, in `dataDir` */
    databaseUrl: data.DATABASE_URL ?? null,
    /** the same database without a pooler: for notifications, migrations and jobs; null: `databaseUrl` has no pooler */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    /** milliseconds a visitor waits for the database before the last known value is used */
    databasePatienceMs: data.DATABASE_PATIENCE_MS,
    country: data.COUNTRY,
    publicOrigin,
    /** a staging site, whose events are only written to the console */
    isStaging: data.STAGING,
    /** whether the site is public; any other standing is hidden from search engines and shown on every page */
    standing,
    /** host of pages' data and of the info about builds; empty: this site itself */
    callsHost: data.CALLS_HOST ?? '',
    /** empty: this site itself */
    eventsHost: data.EVENTS_HOST ?? '',
    /** null: this site's own lead feed */
    leadFeedUrl: data.LEAD_FEED_URL ?? null,
    /** the folder of the feeds, such as `{contentHost}/ro_feed.json`; null: this site's own offers */
    contentHost: data.CONTENT_HOST ?? null,
    eventsOnLocalhost: data.EVENTS_ON_LOCALHOST,
    /** most events from one network (/24 or /48) in 10 seconds */
    eventLimit: data.EVENT_LIMIT,
    /** milliseconds of the program's work per minute for the answers to one network (/24 or /48) */
    workLimitMs: data.WORK_LIMIT * 1_000,
    /** false: Node's HTTP reads every request; see server/shared/http/README.md */
    httpLane: data.HTTP_LANE,
    /** work done for pages before any request: rendered and compressed in the best quality, only rendered, or none */
    pagesAhead: data.PAGES_AHEAD,
    /** null: the country's default */
    offerClaims: data.OFFER_CLAIMS ?? null,
    /** how long browsers use https alone; 0 if the site itself does not use it */
    hstsSeconds: publicOrigin.startsWith('https:') ? data.HSTS_SECONDS : 0,
    /** proxies whose header of the visitor's address is trusted; false: none */
    trustProxy: data.TRUST_PROXY ?? (false as const),
    /** the company behind the site; missing settings are left out of the pages */
    operator: Object.fromEntries(Object.values(operatorSettings).map((setting) => [setting, data[setting]])),
    mail: {
      /** null: mails are files in the data folder */
      smtpUrl: data.SMTP_URL ?? null,
      from: mailFrom,
      /** recipient of people's messages; by default the sender of our mail */
      operator: data.OPERATOR_EMAIL ?? mailFrom.replace(/^.*<(.*)>$/, '$1'),
      dkim: readDkim(data),
    },
    /** the external page of unsubscribing, linked with the country; null: this site's own */
    unsubscribeUrl: data.UNSUBSCRIBE_URL ?? null,
    /** the application in a store, linked in the footer; null: the page that explains installing the site */
    mobileAppUrl: data.MOBILE_APP_URL ?? null,
    /** forms one network may send in ten minutes, and the least time a person needs for one, before a confirmation step is added */
    forms: { attempts: data.FORM_LIMIT, leastSeconds: data.FORM_LEAST_SECONDS },
    /**
     * origin of the back office, idle time until a person is signed out, and calls per minute that one network (/24 or /48) may
     * make without an account
     */
    office: {
      origin: data.ADMIN_ORIGIN ?? data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
      sessionHours: data.ADMIN_SESSION_HOURS,
      callLimit: data.ADMIN_LIMIT,
      /** whether changes of the public site, payouts or accounts need a session opened with a second factor */
      isSecondFactorRequired: data.OFFICE_SECOND_FACTOR ?? publicOrigin.startsWith('https:'),
    },
    /** origin of a push service besides the browsers' own; '' for none */
    pushService: data.PUSH_SERVICE ?? '',
    /** fetch the national bank's rates; false: no outside requests */
    ratesFetch: data.RATES_FETCH,
    /** fetch inflation from the institute of statistics, and propose new values to the office */
    inflationFetch: data.INFLATION_FETCH,
    backup: readBackupSettings(data),
    /** address of the metrics, apart from the site's; null: none */
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    /** a line of the log for each request */
    logRequests: data.LOG_REQUESTS,
    /** seconds in which a site that was told to stop still answers, so that balancers send no more */
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL,
  });
}

/** Reads the settings of the environment and, for missing ones, of the file `.env`. */
export function readMachineConfig(): Config {
  try {
    process.loadEnvFile(path.join(projectFolder, '.env'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new StartupError(`The file .env can not be read: ${message}`);
  }
  return readConfig(process.env);
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
