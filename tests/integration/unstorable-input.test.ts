import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';
import { addUser } from '#server/office/users-repository.ts';

const { db } = await openFileDatabase();
const problems: string[] = [];
const now = () => new Date();
type Route = { method: string; url: string };
const routes: Route[] = [];
const site = await startWholeServer({
  db,
  now,
  renderedEvery: 20,
  settings: { ADMIN_LIMIT: '99999' },
  onProblem: (line) => problems.push(line),
  onRoute: ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url });
  },
});
const origin = 'http://localhost:4999';

/** Signs in a person who may call everything. @returns the cookies */
async function administrator(): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto');
  const passwordHash = await hashPassword(officePassword);
  const person = { email: 'ana@exemplu.ro', name: 'Ana', roles: ['administrator' as const], passwordHash };
  await db.transaction().execute((trx) => addUser(trx, { ...person, now: now() }));
  const body = { email: person.email, password: officePassword };
  const answer = await site.inject({
    method: 'POST',
    url: '/api/admin/auth/sign-in/email',
    headers: { origin },
    payload: body,
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const cookie = await administrator();

const calls = routes.filter(({ url }) => url.startsWith('/api/'));
let network = 0;
/** Sends each from a network of its own: another test covers the limit. */
async function send({ method, url }: Route, part: string, payload: string | undefined) {
  network += 1;
  const path = url.replaceAll(/:\w+/g, part);
  return await site.inject({
    method: method as 'GET',
    url: method === 'GET' ? `${path}?lead_id=${part}&stare=${part}&pagina=${part}` : path,
    remoteAddress: `10.${network >> 8}.${network & 255}.1`,
    headers: { origin, cookie, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
}

const hostile: [kind: string, payload: string, code: string][] = [
  ['U+0000', JSON.stringify({ note: 'a\u0000b' }), 'text-not-kept'],
  ['half of a pair', JSON.stringify({ offer: { name: 'a\ud800' } }), 'text-not-kept'],
  ['20 000 arrays in one another', `{"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'too-deep'],
];

test.each(hostile)(
  'no call fails on %s: those that accept JSON from people name the problem',
  async (_, payload, code) => {
    const taking = calls.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    expect(taking.length).toBeGreaterThan(50);
    const failed: string[] = [];
    for (const route of taking) {
      const answer = await send(route, 'x', payload);
      const { error } = answer.json<{ error?: { code?: string } }>();
      const isRight = /^\/api\/(admin|push)\//.test(route.url)
        ? error?.code === code
        : answer.statusCode < 500 && error?.code !== undefined;
      if (!isRight) failed.push(`${route.method} ${route.url} ${answer.statusCode} ${error?.code}`);
    }
    expect({ failed, problems }).toEqual({ failed: [], problems: [] });
  },
);

test('no call fails on an address with U+0000', async () => {
  const failed: string[] = [];
  for (const route of calls.filter(({ method }) => method === 'GET')) {
    const answer = await send(route, '%00', undefined);
    if (answer.statusCode >= 500) failed.push(`${route.url} ${answer.statusCode}`);
  }
  expect({ failed, problems }).toEqual({ failed: [], problems: [] });
});

test('the office names the field, and sign-in and notifications their code', async () => {
  const noted = await send(
    { method: 'POST', url: '/api/admin/hidden' },
    '',
    JSON.stringify({ kind: 'page', id: '/offers/', reason: 'a\u0000b' }),
  );
  expect(noted.json()).toEqual({
    error: {
      code: 'text-not-kept',
      message: 'Verificați datele.',
      fields: { reason: expect.stringContaining('nu se poate păstra') },
    },
  });
  const others = await Promise.all([
    send({ method: 'POST', url: '/api/admin/auth/sign-in/email' }, '', JSON.stringify({ email: '\ud800' })),
    send({ method: 'POST', url: '/api/push/topics' }, '', JSON.stringify({ endpoint: 'https://a\u0000' })),
  ]);
  const codes = others.map((answer) => [
    answer.statusCode,
    answer.json<{ error: { code: string } }>().error.code,
  ]);
  expect(codes).toEqual([
    [400, 'text-not-kept'],
    [400, 'text-not-kept'],
  ]);
});
