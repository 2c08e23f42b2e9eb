import Fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { createRouteMatcher } from './match-route.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { AppBundle, PageServices } from './page-contract.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { fakeAssets, fakeBundle, fakeLastKnown, fakeServices } from '#tests/factories/fake-site.ts';
import { movableClock, testKey } from '#tests/factories/forms.ts';
import { DatabaseSilent } from '#server/db/heartbeat.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { pageConfig as config } from '#tests/factories/page-config.ts';
import { createFormGate } from '#server/shared/forms/form-gate.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import { formsPlugin } from './forms-plugin.ts';
import { createProofOfWork } from '#server/shared/forms/proof-of-work.ts';
import { forgetSubmissions } from '#server/shared/forms/run-once.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

type Shown = { submission: FormState };

async function startSite({ attempts = 1000 } = {}) {
  const clock = movableClock();
  const { now } = clock;
  const tokens = createFormTokens({ key: testKey, now });
  const limits = { attempts, leastSeconds: 2 };
  const gate = createFormGate({ tokens, proofOfWork: createProofOfWork(testKey), now, limits });
  const bundle: AppBundle = {
    ...fakeBundle(),
    routes: fakeBundle().routes.map((route) => (route.path === '/' ? route : { ...route, form: 'salut' })),
    loadPageData: async (_route, { submission }) => ({ submission }),
    renderPage: ({ data }) => Buffer.from(JSON.stringify(data)),
  };
  const matchRoute = createRouteMatcher(bundle.routes, fakeServices.content);
  const origin = 'https://site.test';
  const services: PageServices = { ...fakeServices, forms: tokens };
  const renderer = createPageRenderer({
    lastKnown: fakeLastKnown(),
    withoutHidden: (reads) => reads,
    bundle,
    assets: fakeAssets,
    services,
    country: romania,
    origin,
    company: {},
    config,
    now,
    random: () => 0.5,
  });
  const state = { fallsSilent: false };
  const salut: FormAction = ({ values, params, now: moment }) => {
    if (values['nume'] === '') return { ok: false, problems: [{ field: 'nume', message: 'Scrieți numele' }] };
    return {
      ok: true,
      deed: async (tx) => {
        if (values['nume'] === 'strică') throw new Error('a bug');
        const row = { reference: `R-${values['nume']}`, name: params['id'] ?? '', email: 'e', phone: null };
        await tx
          .insertInto('contact_messages')
          .values({ ...row, message: 'm', created_at: moment })
          .execute();
        if (state.fallsSilent) throw new DatabaseSilent();
        return { path: '/gata/', receipt: row.reference };
      },
    };
  };
  const logged: unknown[] = [];
  const app = Fastify({
    bodyLimit: 64 * 1024,
    logger: { level: 'error', stream: { write: (text: string) => void logged.push(text) } },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('nothing here'));
  await app.register(formsPlugin, {
    actions: { salut },
    computed: {},
    tokens,
    gate,
    db,
    matchRoute,
    renderer,
    origin,
    now,
  });
  onTestFinished(() => app.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  /** A form as a person sends it, some seconds after it was made. */
  const send = (values: Record<string, string>, url = '/autor/x/', token = tokens.newToken('salut')) => {
    clock.pass(5_000);
    return post(url, new URLSearchParams({ formular: token, ...values }).toString());
  };
  return { app, tokens, clock, post, send, logged, state };
}

const stored = async () =>
  (await db.selectFrom('contact_messages').select(['reference', 'name']).execute()) as unknown[];
const shown = (body: string) => (JSON.parse(body) as Shown).submission;

test('an accepted form redirects with 303, to an address with a signed receipt', async () => {
  const { send, tokens } = await startSite();

  const answer = await send({ nume: 'Ion' }, '/autor/ana/');

  expect(answer.statusCode).toBe(303);
  const address = new URL(answer.headers.location ?? '', 'https://site.test');
  expect(address.pathname).toBe('/gata/');
  expect(tokens.readReceipt('salut', address.searchParams.get(RECEIPT_KEY))).toBe('R-Ion');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await stored()).toEqual([{ reference: 'R-Ion', name: 'ana' }]);
});

test('sent twice, also at the same time, it is taken once and answered the same', async () => {
  const { send, tokens } = await startSite();
  const token = tokens.newToken('salut');

  const answers = await Promise.all([1, 2, 3].map(() => send({ nume: 'Ion' }, '/autor/x/', token)));
  answers.push(await send({ nume: ' Ion ' }, '/autor/x/', token));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('another content of the same form is another message', async () => {
  const { send, tokens } = await startSite();
  const token = tokens.newToken('salut');
  await send({ nume: 'Ion' }, '/autor/x/', token);
  await send({ nume: 'Ana' }, '/autor/x/', token);
  expect(await stored()).toHaveLength(2);
});

test('the token of a second step serves for one message, however many come with it at once', async () => {
  const { clock, post, tokens } = await startSite();
  const token = tokens.newToken('salut', { isSecondStep: true });
  clock.pass(9_000);
  const sendAs = (nume: string, own = token) =>
    post('/autor/x/', new URLSearchParams({ formular: own, nume }).toString());

  const answers = await Promise.all(Array.from({ length: 43 }, (_, index) => sendAs(`Ion ${index}`)));

  expect(Object.groupBy(answers, ({ statusCode }) => statusCode)).toMatchObject({
    303: { length: 1 },
    422: { length: 42 },
  });
  expect(await stored()).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 422)?.body ?? '';
  expect(shown(refused)).toMatchObject({
    values: { nume: expect.stringContaining('Ion') },
    challenge: expect.any(String),
  });

  // A double press is no second message, and the form that came back is good for one.
  const [taken] = (await stored()) as { reference: string }[];
  expect((await sendAs(taken?.reference.slice(2) ?? '')).statusCode).toBe(303);
  clock.pass(9_000);
  expect((await sendAs('Ana', shown(refused).token)).statusCode).toBe(303);
  expect(await stored()).toHaveLength(2);
});

test('an empty form sent at once gets its problems instead of a request to wait', async () => {
  const { post, tokens } = await startSite();

  const hurried = await post('/autor/x/', `formular=${tokens.newToken('salut')}&nume=`);

  expect(hurried.statusCode).toBe(422);
  expect(shown(hurried.body).problems).toEqual([{ field: 'nume', message: 'Scrieți numele' }]);
  expect(shown(hurried.body).challenge).toBeUndefined();
});

test('a complete form sent at once still needs a second step', async () => {
  const { post, tokens } = await startSite();

  const hurried = await post('/autor/x/', `formular=${tokens.newToken('salut')}&nume=Ion`);

  expect(hurried.statusCode).toBe(422);
  expect(shown(hurried.body).challenge).toBeDefined();
  expect(await stored()).toEqual([]);
});

test('an address that looks mistyped is questioned once, and accepted when it is sent again unchanged', async () => {
  const { send } = await startSite();
  const typed = { nume: 'Ion', email: 'ion@gmial.com' };

  const asked = await send(typed);
  expect(asked.statusCode).toBe(422);
  const { problems, token } = shown(asked.body);
  expect(problems).toEqual([
    { field: 'email', message: expect.stringContaining('ion@gmail.com?') as string },
  ]);
  expect(await stored()).toEqual([]);

  expect((await send(typed, '/autor/x/', token)).statusCode).toBe(303);
  expect((await send({ nume: 'Ana', email: 'ana@gmial.com' }, '/autor/x/', token)).statusCode).toBe(422);
});

test('an invalid form returns the same page with 422, never cached, with the typed values and a new token', async () => {
  const { send, tokens } = await startSite();

  const answer = await send({ nume: '', mesaj: 'rămâne <b>' });

  expect(answer.statusCode).toBe(422);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const submission = shown(answer.body);
  expect(submission).toMatchObject({
    values: { nume: '', mesaj: 'rămâne <b>' },
    problems: [{ field: 'nume', message: 'Scrieți numele' }],
  });
  expect(tokens.readToken('salut', submission.token)).toBeDefined();
  expect(await stored()).toEqual([]);
});

test('when a form cannot be stored the visitor learns it and keeps the text; it is logged once', async () => {
  const { send, logged } = await startSite();

  const answer = await send({ nume: 'strică' });

  expect(answer.statusCode).toBe(503);
  expect(shown(answer.body)).toMatchObject({
    values: { nume: 'strică' },
    problems: [{ field: null, message: expect.stringMatching(/Nu s-a trimis nimic/) as string }],
  });
  expect(logged).toHaveLength(1);
  expect(await db.selectFrom('form_submissions').selectAll().execute()).toEqual([]);
});

test('when the database falls silent in the middle the visitor may send the same form again, and it is taken once', async () => {
  const { send, tokens, state } = await startSite();
  const token = tokens.newToken('salut');
  state.fallsSilent = true;
  const unsure = await send({ nume: 'Ion' }, '/autor/x/', token);
  expect(unsure.statusCode).toBe(503);
  expect(shown(unsure.body)).toMatchObject({
    token,
    values: { nume: 'Ion' },
    problems: [{ message: expect.stringMatching(/o singură dată/) as string }],
  });

  state.fallsSilent = false;
  const again = [
    await send({ nume: 'Ion' }, '/autor/x/', token),
    await send({ nume: 'Ion' }, '/autor/x/', token),
  ];
  expect(again.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another site, in an old browser', { origin: 'https://evil.test' }, 403],
  ['a program that sends JSON', { 'content-type': 'application/json' }, 415],
  ['a file form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
])('%s gets the page with a sentence', async (_name, headers, status) => {
  const { post, tokens } = await startSite();
  const answer = await post('/autor/x/', `formular=${tokens.newToken('salut')}&nume=Ion`, headers);
  expect(answer.statusCode).toBe(status);
  expect(shown(answer.body).problems).toHaveLength(1);
  expect(await stored()).toEqual([]);
});

test('a text that is far too long gets the page with a sentence', async () => {
  const { post } = await startSite();
  const answer = await post('/autor/x/', `nume=${'a'.repeat(200_000)}`);
  expect(answer.statusCode).toBe(413);
  expect(shown(answer.body).problems[0]?.message).toMatch(/prea lung/);
});

test.each(['/nu-exista/', '/', '/api/nimic'])('there is nothing to send at %s', async (url) => {
  const { post } = await startSite();
  expect((await post(url, 'a=b')).statusCode).toBe(404);
});

test('what a form was is forgotten after its time', async () => {
  const { send, clock } = await startSite();
  await send({ nume: 'Ion' });
  await forgetSubmissions(db, clock.now());
  expect(await db.selectFrom('form_submissions').selectAll().execute()).toHaveLength(1);
  clock.pass(1);
  await forgetSubmissions(db, clock.now());
  expect(await db.selectFrom('form_submissions').selectAll().execute()).toEqual([]);
});
