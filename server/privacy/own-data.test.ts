import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contactAction } from '#server/contact/contact-action.ts';
import type { SentForm } from '#server/forms/form-action.ts';
import { createMailOutbox } from '#server/mail/mail-outbox.ts';
import { newOwnData } from '#tests/factories/own-data.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { forgetAccessLinks } from './access-links.ts';
import { ownDataAction } from './own-data-action.ts';
import { ownDataRoutes } from './own-data-routes.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const origin = 'https://site.test';
const operator = 'operator@site.test';
const email = 'ion@example.ro';
const MINUTE = 60_000;
const noTopics = { offers_at: null, articles_at: null, confirmed_at: null, digest_week: null };

/** One browser before the site, at 12:00 of 21.11.2026 in Romania. */
async function start() {
  const clock = movableClock();
  const { now } = clock;
  const outbox = createMailOutbox({ jobs: { send: async () => undefined }, now });
  const ownData = newOwnData(db, now);
  const action = ownDataAction({ db, ownData, outbox, operator, origin, timeZone: 'Europe/Bucharest' });
  const contact = contactAction({ outbox, operator, origin });
  const app = Fastify();
  await app.register(ownDataRoutes, { db, ownData, origin, now });
  onTestFinished(() => app.close());
  let cookies = '';

  const submit = async (form: typeof action, values: Record<string, string>) => {
    const sent: SentForm = { values, url: new URL('/x/', origin), params: {}, cookies, now: now() };
    const decision = await form(sent);
    if (!decision.ok) return decision;
    const destination = await db.transaction().execute((tx) => decision.deed(tx));
    return { ...destination, setCookies: decision.cookies ?? [] };
  };
  return {
    clock,
    ownData,
    get cookies() {
      return cookies;
    },
    send: (values: Record<string, string>) => submit(action, values),
    writeToUs: (values: Record<string, string>) =>
      submit(contact, { nume: 'Ion Popa', email, telefon: '', mesaj: 'Bună ziua, o întrebare.', ...values }),
    visit: () => ownData.visit(cookies),
    get: (url: string, withCookies = cookies) => app.inject({ url, headers: { cookie: withCookies } }),
    /** Asks for a link, and follows the one in the newest message. */
    async comeByLink() {
      await submit(action, { fapta: 'cere', email });
      const answer = await app.inject({ url: await newestLink() });
      cookies = String(answer.headers['set-cookie']).replace(/;.*/, '');
      return answer;
    },
    async open() {
      await this.comeByLink();
      await submit(action, { fapta: 'deschide' });
    },
  };
}

async function newestLink(): Promise<string> {
  const { body_text } = await db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('kind', '=', 'own-data')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /\/datele-mele\/deschide\/\?cod=\S+/.exec(body_text)?.[0] ?? '';
}

const requests = () =>
  db.selectFrom('data_requests').select(['kind', 'email', 'due_on', 'done_at', 'message']).execute();

test('an address that is known and one that is not get the same answer and the same message', async () => {
  const site = await start();
  await site.writeToUs({});
  await db.deleteFrom('mail_outbox').execute();
  const answers = [
    await site.send({ fapta: 'cere', email }),
    await site.send({ fapta: 'cere', email: 'nimeni@example.ro' }),
  ];

  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ path: '/datele-mele/', receipt: 'trimis' });
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([email, 'nimeni@example.ro']);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
});

test('nobody can fill a mailbox: of one address three links live at once', async () => {
  const site = await start();
  for (let time = 0; time < 5; time += 1) await site.send({ fapta: 'cere', email: email.toUpperCase() });
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(3);
});

test('the secret of a link is in the message alone', async () => {
  const site = await start();
  await site.send({ fapta: 'cere', email });
  const secret = (await newestLink()).split('=')[1] ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = await db.selectFrom('access_links').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, secret_hash: row.secret_hash.toString('latin1') }))),
  ).not.toContain(secret);
});

test('the link puts its secret into a cookie and leads to an address without it', async () => {
  const site = await start();
  const answer = await site.comeByLink();

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/datele-mele/');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^datele_mele=[\w-]{43}; Path=\/datele-mele\/; Max-Age=10800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await site.visit()).toEqual({ state: 'waiting', email });
  expect(await requests()).toEqual([]);
});

test('a program that follows the link uses nothing up; the button does, for every other browser', async () => {
  const site = await start();
  await site.comeByLink();
  const link = await newestLink();
  expect((await site.get(link, '')).headers.location).toBe('/datele-mele/');

  await site.send({ fapta: 'deschide' });
  expect(await site.visit()).toMatchObject({ state: 'open' });
  const other = await site.get(link, '');
  expect([other.headers.location, other.headers['set-cookie']]).toEqual([
    '/datele-mele/?link=vechi',
    undefined,
  ]);
  expect((await site.get(link)).headers.location).toBe('/datele-mele/');
});

test('an opened page is a request on record, done at once, with its deadline a month away and without the address', async () => {
  const site = await start();
  await site.open();
  await site.send({ fapta: 'deschide' });

  expect(await requests()).toEqual([
    { kind: 'access', email: null, due_on: '2026-12-21', done_at: site.clock.now(), message: null },
  ]);
});

test('everything on the address is shown and downloaded, and nothing of another one', async () => {
  const site = await start();
  await site.writeToUs({ email: 'Ion@Example.ro', mesaj: 'Mesajul lui Ion, întreg.' });
  await site.writeToUs({ email: 'ana@example.ro', mesaj: 'Mesajul Anei, întreg.' });
  for (const message of await db.selectFrom('contact_messages').select(['reference', 'message']).execute()) {
    await db
      .insertInto('contact_answers')
      .values({
        id: randomUUID(),
        reference: message.reference,
        body: `Răspuns la: ${message.message}`,
        answered_by: 'Radu',
        mail_id: randomUUID(),
        created_at: site.clock.now(),
      })
      .execute();
  }
  await db
    .insertInto('comments')
    .values({
      article_slug: 'dae',
      parent_id: null,
      author_name: 'Ion',
      email,
      body: 'Clar.',
      created_at: site.clock.now(),
    })
    .execute();
  await db
    .insertInto('subscriptions')
    .values({
      email,
      address_hash: Buffer.alloc(32),
      requested_at: site.clock.now(),
      ...noTopics,
    })
    .execute();
  await site.open();

  const visit = await site.visit();
  expect(visit).toMatchObject({
    state: 'open',
    data: {
      email,
      messages: [
        {
          text: 'Mesajul lui Ion, întreg.',
          answers: [{ text: 'Răspuns la: Mesajul lui Ion, întreg.', createdAt: site.clock.now() }],
        },
      ],
      comments: [{ text: 'Clar.', status: 'pending' }],
      subscriptions: [{ articlesAt: null, confirmedAt: null }],
      requests: [{ kind: 'access' }],
      isUnsubscribed: false,
      pausedUntil: null,
    },
  });
  const file = await site.get('/datele-mele/descarca/');
  expect(file.headers['content-disposition']).toBe('attachment; filename="datele-mele.json"');
  expect(file.headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(file.body)).toMatchObject({ email, messages: [{ text: 'Mesajul lui Ion, întreg.' }] });
  expect(file.body).not.toContain('Anei');
});

test('without a visit nothing is shown, downloaded or done', async () => {
  const site = await start();
  await site.writeToUs({});
  await site.comeByLink();

  expect((await site.get('/datele-mele/descarca/')).headers.location).toBe('/datele-mele/');
  for (const values of [
    { fapta: 'sterge', sigur: 'da' },
    { fapta: 'pauza', zile: '30' },
    { fapta: 'altceva', cerere: 'Corectați numele meu.' },
  ]) {
    expect(await site.send(values)).toMatchObject({ path: '/datele-mele/', receipt: 'incheiat' });
  }
  expect(await db.selectFrom('contact_messages').select('reference').execute()).toHaveLength(1);
  expect(await db.selectFrom('self_exclusions').selectAll().execute()).toEqual([]);
  expect(await requests()).toEqual([]);
});

test('a visit lasts half an hour, a link three hours', async () => {
  const site = await start();
  await site.comeByLink();
  site.clock.pass(179 * MINUTE);
  expect(await site.visit()).toMatchObject({ state: 'waiting' });
  await site.send({ fapta: 'deschide' });
  site.clock.pass(29 * MINUTE);
  expect(await site.visit()).toMatchObject({ state: 'open' });
  site.clock.pass(MINUTE);
  expect(await site.visit()).toEqual({ state: 'unknown' });

  await site.comeByLink();
  site.clock.pass(180 * MINUTE);
  expect(await site.visit()).toEqual({ state: 'unknown' });
  site.clock.pass(25 * 60 * MINUTE);
  await forgetAccessLinks(db, site.clock.now());
  expect(await db.selectFrom('access_links').selectAll().execute()).toEqual([]);
});

test('a visit is closed by its button', async () => {
  const site = await start();
  await site.open();
  expect(await site.send({ fapta: 'inchide' })).toMatchObject({
    receipt: 'inchis',
    setCookies: [expect.stringMatching(/^datele_mele=; .*Max-Age=0/)],
  });
  expect(await site.visit()).toEqual({ state: 'unknown' });
});

test('erasing needs the box, then leaves nothing of the address but its requests', async () => {
  const site = await start();
  await site.writeToUs({ mesaj: 'De șters, vă rog frumos.' });
  await db
    .insertInto('subscriptions')
    .values({ email, address_hash: Buffer.alloc(32), requested_at: site.clock.now(), ...noTopics })
    .execute();
  await site.writeToUs({ email: 'ana@example.ro', mesaj: 'De păstrat, vă rog frumos.' });
  await site.open();
  expect(await site.send({ fapta: 'sterge' })).toMatchObject({ ok: false, problems: [{ field: 'sigur' }] });

  const done = await site.send({ fapta: 'sterge', sigur: 'da' });

  expect(done).toMatchObject({ receipt: expect.stringMatching(/^sters-in-parte D-\w{4}-\w{4}$/) as string });
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  const left = await db.selectFrom('contact_messages').select('email').execute();
  expect(left).toEqual([{ email: 'ana@example.ro' }]);
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'body_text']).execute();
  expect(mails.map(({ recipient }) => recipient)).not.toContain(email);
  expect(JSON.stringify(mails)).not.toContain('De șters, vă rog frumos');
  expect(await site.visit()).toEqual({ state: 'unknown' });
});

test('what went to our mailbox is left for one of ours, with its deadline', async () => {
  const site = await start();
  await site.writeToUs({});
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });

  const [, erasure] = await requests();
  expect(erasure).toMatchObject({ kind: 'erasure', email, due_on: '2026-12-21', done_at: null });
  expect(erasure?.message).toMatch(/^De șters din căsuța noastră de e-mail: C-\w{4}-\w{4}\.$/);
  const mail = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'body_text'])
    .where('kind', '=', 'data-request')
    .execute();
  expect(mail).toHaveLength(1);
  expect(mail[0]?.recipient).toBe(operator);
  expect(mail[0]?.body_text).not.toContain(email);
});

test('erased texts of readers go from the office’s log and from what is mailed to us; who decided stays', async () => {
  const site = await start();
  const { id } = await db
    .insertInto('comments')
    .values({
      article_slug: 'dae',
      parent_id: null,
      author_name: 'Ion',
      email,
      body: 'Textul meu',
      created_at: site.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('audit_log')
    .values({
      at: site.clock.now(),
      user_id: null,
      user_name: 'Ioana',
      action: 'moderation.published',
      subject_kind: 'comment',
      subject_id: id,
      before: JSON.stringify({ status: 'pending', text: 'Textul meu' }),
      after: JSON.stringify({ status: 'published' }),
    })
    .execute();
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });

  expect(await db.selectFrom('comments').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('audit_log').select(['user_name', 'before', 'after']).execute()).toEqual([
    { user_name: 'Ioana', before: { status: 'pending' }, after: { status: 'published' } },
  ]);
});

test('a pause is kept as a hash and in the browser; it becomes longer, never shorter', async () => {
  const site = await start();
  await site.open();
  expect(await site.send({ fapta: 'pauza', zile: '7' })).toMatchObject({
    ok: false,
    problems: [{ field: 'zile' }],
  });
  const begun = await site.send({ fapta: 'pauza', zile: '90' });

  expect(begun).toMatchObject({
    path: '/pauza/',
    setCookies: ['pauza=2027-02-19; Path=/; Max-Age=7862400; HttpOnly; SameSite=Lax; Secure'],
  });
  expect(await site.send({ fapta: 'pauza', zile: '30' })).toMatchObject({
    setCookies: [expect.stringMatching(/^pauza=2027-02-19;/)],
  });
  expect(await site.visit()).toMatchObject({ data: { pausedUntil: '2027-02-19' } });
  const [row] = await db.selectFrom('self_exclusions').selectAll().execute();
  expect(row?.email_hash).toHaveLength(32);
});

test('during a pause no mailings leave, and after it they do', async () => {
  const site = await start();
  const { exclusions, noMailings } = site.ownData;
  await exclusions.start(db, email, '2026-12-21', site.clock.now());
  expect(await noMailings.has(db, { email })).toBe(true);
  expect(await noMailings.has(db, { email: 'ana@example.ro' })).toBe(false);

  site.clock.pass(31 * 24 * 60 * MINUTE);
  expect(await noMailings.has(db, { email })).toBe(false);
});

test('any other request waits for one of ours, who is told of it without the address', async () => {
  const site = await start();
  await site.open();
  const { receipt = '' } = (await site.send({
    fapta: 'altceva',
    cerere: 'Corectați numele: Ioan Popa.',
  })) as { receipt?: string };

  expect(receipt).toMatch(/^cerere D-/);
  const [, other] = await requests();
  expect(other).toMatchObject({
    kind: 'other',
    email,
    due_on: '2026-12-21',
    done_at: null,
    message: 'Corectați numele: Ioan Popa.',
  });
});

test.each([{}, { fapta: 'tot' }, { fapta: 'cere', email: 'x' }, { fapta: 'altceva', cerere: 'x' }])(
  '%j is refused with a sentence',
  async (values) => {
    const site = await start();
    const answer = await site.send(values);
    expect(answer).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(/\p{Lu}/u) as string }],
    });
  },
);
