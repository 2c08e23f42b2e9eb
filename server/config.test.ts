import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#server/base/settings.ts';
import { readConfig } from './config.ts';

const projectFolder = path.resolve(import.meta.dirname, '..');

test('no setting is required', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(projectFolder, 'data'),
    contentDir: path.join(projectFolder, 'content'),
    databaseUrl: null,
    databaseDirectUrl: null,
    databasePatienceMs: 1500,
    country: 'RO',
    publicOrigin: 'http://localhost:3000',
    isStaging: false,
    standing: 'preparation',
    callsHost: '',
    eventsHost: '',
    leadFeedUrl: null,
    contentHost: null,
    eventsOnLocalhost: false,
    eventLimit: 120,
    workLimitMs: 15_000,
    httpLane: true,
    pagesAhead: 'compressed',
    hstsSeconds: 0,
    offerClaims: null,
    trustProxy: false,
    operator: {},
    mail: {
      smtpUrl: null,
      from: 'Împrumut Clar <contact@localhost>',
      operator: 'contact@localhost',
      dkim: null,
    },
    unsubscribeUrl: null,
    mobileAppUrl: null,
    forms: { attempts: 10, leastSeconds: 2 },
    office: {
      origin: 'http://localhost:3000',
      sessionHours: 12,
      callLimit: 120,
      isSecondFactorRequired: false,
    },
    pushService: '',
    ratesFetch: true,
    inflationFetch: false,
    backup: { passphrase: null, to: null },
    metrics: null,
    logRequests: false,
    drainSeconds: 0,
    logLevel: 'info',
  });
});

test('.env.example explains every setting, and no other', () => {
  const file = readFileSync(path.join(projectFolder, '.env.example'), 'utf8');
  const explained = new Set(Array.from(file.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name));
  expect(explained).toEqual(new Set(settingNames));
});

test('metrics have an address of their own, never that of the site', () => {
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow(
    'METRICS_PORT is 3000, which is PORT: metrics have an address of their own, set another port.',
  );
  expect(() => readConfig({ DRAIN_SECONDS: '301' })).toThrow(
    /DRAIN_SECONDS must be a whole number of seconds/,
  );
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', EVENTS_ON_LOCALHOST: '' })).toEqual(readConfig({}));
});

test('each setting takes effect', () => {
  const operator = {
    OPERATOR_NAME: 'Exemplu S.R.L.',
    OPERATOR_CUI: 'RO12345678',
    OPERATOR_REGISTER: 'J40/1/2026',
    OPERATOR_ADDRESS: 'Str. Exemplului nr. 1, București',
    OPERATOR_ACTIVITY: 'CAEN 6619',
    OPERATOR_AUTHORISATION: 'ANPC nr. 1/2026',
    OPERATOR_EMAIL: 'contact@example.ro',
    OPERATOR_PHONE: '+40 21 000 00 00',
    OPERATOR_HOSTING: 'Exemplu Hosting S.R.L.',
  };
  const config = readConfig({
    PORT: '4010',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/imprumut-clar',
    CONTENT_DIR: '/srv/texte',
    DATABASE_URL: 'postgres://site:secret@db.example.ro:5432/site',
    DATABASE_DIRECT_URL: 'postgres://site:secret@db.example.ro:5433/site',
    DATABASE_PATIENCE_MS: '900',
    COUNTRY: 'KZ',
    PUBLIC_ORIGIN: 'https://example.ro',
    STAGING: 'true',
    CALLS_HOST: 'https://cdn.example.ro',
    EVENTS_HOST: 'https://events.example.ro',
    LEAD_FEED_URL: 'https://leads.example.ro/feed?key=1',
    CONTENT_HOST: 'https://content.example.ro/feeds',
    EVENTS_ON_LOCALHOST: 'true',
    EVENT_LIMIT: '500',
    WORK_LIMIT: '30',
    HTTP_LANE: 'false',
    PAGES_AHEAD: 'made',
    OFFER_CLAIMS: 'spec',
    HSTS_SECONDS: '31536000',
    TRUST_PROXY: '10.0.0.0/8',
    ...operator,
    SMTP_URL: 'smtps://site:secret@mail.example.ro',
    MAIL_FROM: 'Site <site@example.ro>',
    UNSUBSCRIBE_URL: 'https://mail.example.ro/stop',
    MOBILE_APP_URL: 'https://apps.example.ro/imprumut-clar',
    FORM_LIMIT: '50',
    FORM_LEAST_SECONDS: '0',
    ADMIN_ORIGIN: 'https://redactie.example.ro',
    ADMIN_SESSION_HOURS: '2',
    ADMIN_LIMIT: '500',
    OFFICE_SECOND_FACTOR: 'false',
    PUSH_SERVICE: 'https://push.example.ro',
    RATES_FETCH: 'false',
    INFLATION_FETCH: 'true',
    BACKUP_PASSPHRASE: 'barza galben trotuar',
    BACKUP_TO: 'https://s3.example.com/copii/site/',
    BACKUP_S3_KEY_ID: 'cheie',
    BACKUP_S3_SECRET: 'secret',
    BACKUP_S3_REGION: 'eu-central-1',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    LOG_REQUESTS: 'true',
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'warn',
  });

  expect(config).toEqual({
    port: 4010,
    host: '0.0.0.0',
    dataDir: '/var/lib/imprumut-clar',
    contentDir: '/srv/texte',
    databaseUrl: 'postgres://site:secret@db.example.ro:5432/site',
    databaseDirectUrl: 'postgres://site:secret@db.example.ro:5433/site',
    databasePatienceMs: 900,
    country: 'KZ',
    publicOrigin: 'https://example.ro',
    isStaging: true,
    standing: 'rehearsal',
    callsHost: 'https://cdn.example.ro',
    eventsHost: 'https://events.example.ro',
    leadFeedUrl: 'https://leads.example.ro/feed?key=1',
    contentHost: 'https://content.example.ro/feeds',
    eventsOnLocalhost: true,
    eventLimit: 500,
    workLimitMs: 30_000,
    httpLane: false,
    pagesAhead: 'made',
    offerClaims: 'spec',
    hstsSeconds: 31_536_000,
    trustProxy: '10.0.0.0/8',
    operator,
    mail: {
      smtpUrl: 'smtps://site:secret@mail.example.ro',
      from: 'Site <site@example.ro>',
      operator: 'contact@example.ro',
      dkim: null,
    },
    unsubscribeUrl: 'https://mail.example.ro/stop',
    mobileAppUrl: 'https://apps.example.ro/imprumut-clar',
    forms: { attempts: 50, leastSeconds: 0 },
    office: {
      origin: 'https://redactie.example.ro',
      sessionHours: 2,
      callLimit: 500,
      isSecondFactorRequired: false,
    },
    pushService: 'https://push.example.ro',
    ratesFetch: false,
    inflationFetch: true,
    backup: {
      passphrase: 'barza galben trotuar',
      to: {
        store: {
          address: 'https://s3.example.com/copii/site',
          region: 'eu-central-1',
          keyId: 'cheie',
          secret: 'secret',
        },
      },
    },
    metrics: { host: '10.0.0.5', port: 9464 },
    logRequests: true,
    drainSeconds: 5,
    logLevel: 'warn',
  });
});

test('all problems are reported together, each by its name', () => {
  const read = () =>
    readConfig({
      PORT: '70000',
      COUNTRY: 'DE',
      EVENTS_ON_LOCALHOST: 'yes',
      PUBLIC_ORIGIN: 'https://example.ro/a',
    });

  expect(read).toThrow(
    /PORT.*"70000".*\n.*COUNTRY.*RO, PL.*"DE".*\n.*PUBLIC_ORIGIN.*\n.*EVENTS_ON_LOCALHOST.*"yes"/,
  );
});

test.each([
  ['DATABASE_URL', 'mysql://site:secret@db/site', 'must be like postgres://'],
  ['DATABASE_DIRECT_URL', 'mysql://site:secret@db/site', 'must be like postgres://'],
  ['SMTP_URL', 'mail://site:secret@mail.example.ro', 'must be like smtp://'],
  ['LEAD_FEED_URL', 'ftp://leads.example.ro/feed?key=secret', 'must be a whole http or https address'],
  ['CONTENT_HOST', 'ftp://site:secret@content.example.ro', 'must be a whole http or https address'],
])('a wrong %s is reported without the password or key in it', (name, value, problem) => {
  const read = () => readConfig({ [name]: value });

  expect(read).toThrow(`${name} ${problem}`);
  expect(read).not.toThrow(/secret/);
});

test('incomplete settings of DKIM are reported, and so is a missing key file', () => {
  expect(() => readConfig({ MAIL_DKIM_DOMAIN: 'example.ro' })).toThrow(/belong together/);
  const all = {
    MAIL_DKIM_DOMAIN: 'example.ro',
    MAIL_DKIM_SELECTOR: 'site',
    MAIL_DKIM_KEY_FILE: 'no/key.pem',
  };
  expect(() => readConfig(all)).toThrow(/MAIL_DKIM_KEY_FILE can not be read/);
});

test.each(['abc', '0', '-1', '3e3', '80.5', '123456'])('%s is not a port', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number from 1 to 65535');
});

test('the settings cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://example.ro' }, 86_400],
  [{ PUBLIC_ORIGIN: 'https://example.ro', HSTS_SECONDS: '31536000' }, 31_536_000],
  [{ PUBLIC_ORIGIN: 'https://example.ro', HSTS_SECONDS: '0' }, 0],
  [{ PUBLIC_ORIGIN: 'http://example.ro', HSTS_SECONDS: '86400' }, 0],
  [{}, 0],
])('with %j browsers use https alone for %i seconds', (env, expected) => {
  expect(readConfig(env).hstsSeconds).toBe(expected);
});

test.each(['proxy.local', '10.0.0.0/33', '10.0.0.0/8;10.1.0.0', 'true'])(
  'TRUST_PROXY=%s is reported together with all other problems',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY, PORT: 'abc' })).toThrow(
      new RegExp(
        `PORT must be .+\\n {2}TRUST_PROXY must be addresses, networks .+; it is "${TRUST_PROXY}"\\.`,
      ),
    );
  },
);

test.each([
  [{}, false],
  [{ PUBLIC_ORIGIN: 'https://example.ro', STAGING: 'true' }, true],
  [{ PUBLIC_ORIGIN: 'https://example.ro', STAGING: 'true', OFFICE_SECOND_FACTOR: 'false' }, false],
  [{ OFFICE_SECOND_FACTOR: 'true' }, true],
])('with %j approving needs a second factor: %j', (env, isAsked) => {
  expect(readConfig(env).office.isSecondFactorRequired).toBe(isAsked);
});
