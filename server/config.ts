import path from 'node:path';
import type { SiteStanding } from '#domain/texts/pages/site-standing.ts';
import { readBackupSettings } from '#server/base/backup-settings.ts';
import { missingIdentity, operatorSettings } from '#server/base/operator.ts';
import { readDkim } from '#server/base/dkim-settings.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { parseSettings, type Settings } from '#server/base/settings.ts';
import { StartupError } from '#server/base/startup-error.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of this process, checked and complete; an empty variable counts as not set.
 * @throws {StartupError} naming every unusable setting
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const data = parseSettings(env);
  const publicOrigin = data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`;
  const standing: SiteStanding = data.STAGING
    ? 'rehearsal'
    : missingIdentity(data).length > 0
      ? 'preparation'
      : 'public';
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    ...storageSettings(data),
    country: data.COUNTRY,
    publicOrigin,
    /** a staging site, whose events are only written to the console */
    isStaging: data.STAGING,
    /** whether the site is public; any other standing is hidden from search engines and shown on every page */
    standing,
    ...outsideSettings(data),
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
    mail: mailSettings(data, publicOrigin),
    /** forms one network may send in ten minutes, and the least time a person needs for one, before a confirmation step is added */
    forms: { attempts: data.FORM_LIMIT, leastSeconds: data.FORM_LEAST_SECONDS },
    /**
     * origin of the back office, idle time until a person is signed out, and calls per minute that one network (/24 or /48) may
     * make without an account
     */
    office: officeSettings(data, publicOrigin),
    backup: readBackupSettings(data),
    /** address of the metrics, apart from the site's; null: none */
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    /** a line of the log for each request */
    logRequests: data.LOG_REQUESTS,
    /** seconds for which a stopping site still answers, until balancers send no more */
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

/** Reads where the site keeps its data and texts, and how it reaches its database. */
function storageSettings(data: Settings) {
  return {
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
  };
}

/** Reads the outside hosts that are requested or linked instead of this site. */
function outsideSettings(data: Settings) {
  return {
    /** host of pages' data and of the info about builds; empty: this site itself */
    callsHost: data.CALLS_HOST ?? '',
    /** empty: this site itself */
    eventsHost: data.EVENTS_HOST ?? '',
    /** null: this site's own lead feed */
    leadFeedUrl: data.LEAD_FEED_URL ?? null,
    /** the folder of the feeds, such as `{contentHost}/ro_feed.json`; null: this site's own offers */
    contentHost: data.CONTENT_HOST ?? null,
    /** the external page of unsubscribing, linked with the country; null: this site's own */
    unsubscribeUrl: data.UNSUBSCRIBE_URL ?? null,
    /** the application in a store, linked in the footer; null: the page that explains installing the site */
    mobileAppUrl: data.MOBILE_APP_URL ?? null,
    /** origin of a push service besides the browsers' own; '' for none */
    pushService: data.PUSH_SERVICE ?? '',
    /** fetch the national bank's rates; false: no outside requests */
    ratesFetch: data.RATES_FETCH,
    /** fetch inflation from the institute of statistics, and propose new values to the office */
    inflationFetch: data.INFLATION_FETCH,
  };
}

function mailSettings(data: Settings, publicOrigin: string) {
  const mailFrom = data.MAIL_FROM ?? `Împrumut Clar <contact@${new URL(publicOrigin).hostname}>`;
  return {
    /** null: mails are files in the data folder */
    smtpUrl: data.SMTP_URL ?? null,
    from: mailFrom,
    /** recipient of people's messages; by default the sender of our mail */
    operator: data.OPERATOR_EMAIL ?? mailFrom.replace(/^.*<(.*)>$/, '$1'),
    dkim: readDkim(data),
  };
}

function officeSettings(data: Settings, publicOrigin: string) {
  return {
    origin: data.ADMIN_ORIGIN ?? publicOrigin,
    sessionHours: data.ADMIN_SESSION_HOURS,
    callLimit: data.ADMIN_LIMIT,
    /** whether changes of the public site, payouts or accounts need a session opened with a second factor */
    isSecondFactorRequired: data.OFFICE_SECOND_FACTOR ?? publicOrigin.startsWith('https:'),
  };
}
