import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { hostileForm, hostileJson, hostileText } from '#tests/factories/hostile-bodies.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

// HOSTILE_BODIES=10000 takes some minutes; each change runs a part of it, with other bodies every time.
const BODIES = Number(process.env['HOSTILE_BODIES'] ?? 150);
const seed = Math.trunc(Math.random() * 2 ** 31);

const { db } = await openFileDatabase();
const now = () => new Date('2026-11-22T10:00:00Z');
const problems: string[] = [];

const app = await startWholeServer({
  db,
  now,
  renderedEvery: 20,
  onProblem: (line) => problems.push(line),
});

// Reading all sources keeps the process busy for seconds, and so does a busy machine: the server takes that for overload and
// refuses everything until it has rested. No body caused that.
const rested = () =>
  vi.waitFor(async () => expect((await app.inject('/api/health')).statusCode).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
beforeAll(rested, 40_000);

const article = 'ce-este-dae-si-cum-se-calculeaza';
const person = { nume: 'Ion Popa', email: 'ion@example.ro', telefon: '0722123456' };
const conditions = { over: 'da', citizen: 'da', validIdentity: 'da', validBank: 'da' };
const loan = { suma: '2000', perioada: '3', unitate: 'luni', scop: '' };
const registration = { ...loan, ...conditions, ...person, termeni: 'da', oferte_email: 'da' };
const nobody = { deed: 'confirm-review', id: '0a0a0a0a-0000-4000-8000-000000000000' } as const;
const mailing = new URL(app.unsubscribeLinks.href('ana@example.ro', ['oferte', 'curs']));
const stopKey = mailing.searchParams.get('cheie') ?? '';
const { pathname, search } = new URL(app.links.to('/confirmare/', nobody));

const forms: [path: string, form: string, whole: Record<string, string>][] = [
  ['/contact/', 'contact', { ...person, mesaj: 'Bună ziua, am o întrebare.', copie: 'da' }],
  ['/unsubscribe/', 'unsubscribe', { email: person.email, telefon: person.telefon, cheie: 'a.b' }],
  ['/unsubscribe/?cheie=x', 'unsubscribe', { cheie: stopKey, fapta: 'toate', reia: 'curs' }],
  ['/reg/', 'reg', registration],
  ['/reg2/', 'reg', { ...registration, pas: '3' }],
  [
    `/${article}/`,
    'comment',
    { nume: person.nume, email: person.email, comentariu: 'Mulțumesc, clar.', anunta: 'da', raspunde: '' },
  ],
  [
    '/credit-nevoi-personale/ferratum/',
    'review',
    { stele: '4', parere: 'Au răspuns repede și clar la telefon.', nume: person.nume, email: person.email },
  ],
  [
    '/abonare/',
    'subscription',
    {
      email: person.email,
      oferte: 'da',
      articole: 'da',
      curs: 'da',
      valuta: 'EUR',
      sens: 'peste',
      valoare: '5,10',
      pret: 'da',
      creditor: 'ferratum',
      suma: '2000',
      perioada: '3',
      prag: '',
    },
  ],
  [
    // A separate address: forms send at most three mails a day to one.
    '/datele-mele/',
    'own-data',
    { fapta: 'cere', email: 'date@example.ro', sigur: 'da', zile: '30', cerere: 'Corectați numele.' },
  ],
  [pathname + search, 'confirmation', { a: 'b' }],
  ['/moderare/?ce=x', 'moderation', { decizie: 'published' }],
];

let network = 10 << 16;
/** Sends each from a network of its own: another test covers the limit. */
function post(
  method: 'POST' | 'PUT',
  url: string,
  type: string,
  payload: string,
  headers: Record<string, string> = {},
) {
  network += 1;
  const remoteAddress = `${network >> 16}.${(network >> 8) & 255}.${network & 255}.1`;
  return app.inject({ method, url, payload, remoteAddress, headers: { 'content-type': type, ...headers } });
}

/** Finds the first failure of ours that a body causes, in its simplest form, with its log; null without one. */
async function firstFailure<Body>(body: fc.Arbitrary<Body>, send: (body: Body) => ReturnType<typeof post>) {
  const survives = fc.asyncProperty(body, async (one) => {
    const first = await send(one);
    if (first.statusCode !== 503) return first.statusCode < 500;
    await rested();
    return (await send(one)).statusCode < 500;
  });
  const { failed, counterexample } = await fc.check(survives, { numRuns: BODIES, seed });
  return failed || problems.length > 0 ? { counterexample, problems } : null;
}

test.each(forms)(
  'bodies sent to %s as the form %s cause no failure',
  { timeout: 600_000 },
  async (path, form, whole) => {
    const token = fc.constantFrom('good', 'good', 'good', 'foreign', 'none');
    const cookie = fc.constantFrom(
      '',
      'datele_mele=x; pauza=9999-99-99',
      `datele_mele=${'A'.repeat(43)}`,
      'consent=%%%',
    );
    const failure = await firstFailure(
      fc.tuple(hostileForm(whole), token, cookie),
      async ([body, kind, cookies]) => {
        const made = kind === 'none' ? '' : app.tokens.newToken(kind === 'good' ? form : 'x');
        const payload = `formular=${encodeURIComponent(made)}&${body}`;
        return await post('POST', path, 'application/x-www-form-urlencoded', payload, { cookie: cookies });
      },
    );
    expect(failure).toBeNull();
  },
);

test('bodies sent to the cookie question cause no failure', { timeout: 600_000 }, async () => {
  const bodies = hostileForm({ raspuns: 'alegere', scop: 'measurement', inapoi: '/offers/' });
  const failure = await firstFailure(
    fc.tuple(bodies, fc.constantFrom('', 'https://evil.test/', '\u00ff', '/offers/')),
    ([body, referer]) => post('POST', '/api/consent', 'application/x-www-form-urlencoded', body, { referer }),
  );
  expect(failure).toBeNull();
});

test(
  'bodies sent to the unsubscribe call of mail programs cause no failure',
  { timeout: 600_000 },
  async () => {
    const failure = await firstFailure(fc.tuple(hostileText, hostileText), ([key, body]) =>
      post('POST', `/api/unsubscribe?cheie=${encodeURIComponent(key.toWellFormed())}`, 'text/plain', body),
    );
    expect(failure).toBeNull();
  },
);

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
  topics: ['oferte'],
};
const json: [method: 'POST' | 'PUT', url: string, whole: Record<string, unknown>][] = [
  ['POST', '/api/event', newEvent()],
  ['PUT', '/api/push/subscription', subscription],
  ['POST', '/api/push/topics', subscription],
  ['POST', '/api/push/stop', subscription],
  ['POST', '/api/push/pause', subscription],
  ['POST', '/api/push/renew', { ...subscription, before: subscription.endpoint }],
  [
    'POST',
    '/api/postback/',
    { key: 'x', click_id: 'y', transaction_id: 'z', status: 'approved', payout: '1', currency: 'RON' },
  ],
];
test.each(json)('bodies sent to %s %s cause no failure', { timeout: 600_000 }, async (method, url, whole) => {
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'application/json; charset=latin1',
    'x',
  );
  const failure = await firstFailure(fc.tuple(hostileJson(whole), type), ([body, one]) =>
    post(method, url, one, body),
  );
  expect(failure).toBeNull();
});

// PostgreSQL conditions for the forms' promises; a row that matches one should not exist.
const isNoEmail = (column: string) =>
  `${column} !~ '^[^[:space:]@<>,;"]+@[A-Za-z0-9.-]+$' or length(${column}) > 254`;
const hasControls = (column: string) => `${column} ~ '[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]'`;
const isNoName = (column: string) => `length(${column}) not between 2 and 80 or ${column} ~ '[<>[:cntrl:]]'`;
const wrong: [table: string, isWrong: string][] = [
  [
    'contact_messages',
    `${isNoEmail('email')} or ${isNoName('name')} or phone !~ '^\\+[0-9]{7,15}$' or length(message) not between 10 and 4000 or ${hasControls('message')}`,
  ],
  [
    'registrations',
    `${isNoEmail('email')} or ${isNoName('name')} or not (is_adult and is_citizen and has_identity and has_bank) or amount_lei <= 0`,
  ],
  [
    'comments',
    `${isNoEmail('email')} or ${isNoName('author_name')} or article_slug <> '${article}' or status <> 'pending' or length(body) > 3000 or ${hasControls('body')}`,
  ],
  [
    'reviews',
    `${isNoEmail('email')} or ${isNoName('author_name')} or lender_slug <> 'ferratum' or status <> 'pending' or confirmed_at is not null or stars not between 1 and 5`,
  ],
  ['subscriptions', `${isNoEmail('email')} or confirmed_at is not null`],
  ['suppressions', 'octet_length(hash) <> 32'],
  ['topic_stops', `octet_length(address_hash) <> 32 or topic not in ('oferte', 'curs')`],
  ['access_links', `${isNoEmail('email')} or opened_at is not null`],
  ['data_requests', 'true'],
  ['self_exclusions', 'true'],
  ['conversions', 'true'],
  ['mail_outbox', `${isNoEmail('recipient')} or ${isNoEmail('reply_to')} or subject ~ '[\\r\\n]'`],
  ['consents', `purposes::text !~ '^\\{(measurement|fingerprint|,)*\\}$'`],
  ['push_subscriptions', "endpoint not like 'https://fcm.googleapis.com/%'"],
  ['events', hasControls('concat(path, referer, provider_id, domain)')],
];

test.each(wrong)("no row of %s breaks the forms' promises", async (table, isWrong) => {
  const { rows } = await sql.raw(`select * from ${table} where ${isWrong} limit 3`).execute(db);
  expect(rows).toEqual([]);
});

test.each(['contact_messages', 'registrations', 'suppressions', 'events', 'consents', 'access_links'])(
  'bodies that are valid by accident are in %s: the tests reach it',
  async (table) => {
    const { rows } = await sql.raw(`select 1 from ${table} limit 1`).execute(db);
    expect(rows).toHaveLength(1);
  },
);
