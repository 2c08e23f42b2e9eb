import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();

// Another host's content and lead feed, in the specification's own form.
const answers: Readonly<Record<string, unknown>> = {
  '/ua_ua_feed.json': [
    { offer_id: 1, header: 'Швидка позика', lender_link: 'https://ua.example/?c={click_id}' },
  ],
  '/ua_ru_feed.json': [{ offer_id: 2, header: 'Быстрый заём', lender_link: 'https://ru.example/zayavka' }],
  '/leads': [1, 2],
};
const host = createServer((request, response) => {
  const answer = answers[new URL(request.url ?? '', 'http://host').pathname];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
afterAll(() => host.close());
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

const problems: string[] = [];
const app = await startWholeServer({
  db,
  now: () => new Date('2026-11-22T10:00:00Z'),
  renderedEvery: 1,
  onProblem: (line) => problems.push(line),
  settings: { COUNTRY: 'UA', OFFER_CLAIMS: 'spec', CONTENT_HOST: origin, LEAD_FEED_URL: `${origin}/leads` },
});

test.each([
  ['/offers/', 'Швидка позика', 'Быстрый заём'],
  ['/ru/offers/', 'Быстрый заём', 'Швидка позика'],
])('%s shows the offer of its own feed, with a link', async (path, own, other) => {
  const { statusCode, body } = await app.inject(path);

  expect(statusCode).toBe(200);
  expect(body).toContain(own);
  expect(body).not.toContain(other);
  const [, wayOn = ''] = /href="(\/transition\/\?oferta=[^"]+)"/.exec(body) ?? [];
  const leaving = await app.inject(wayOn.replaceAll('&amp;', '&'));
  expect(leaving.body).toContain(own);
  expect(leaving.body).toMatch(/href="\/landing\/redirector\/\?offer=[12]&/);
  // Its page, and a name in letters that an address can hold.
  const [, page = ''] = /href="(\/lenders\/\d\/)"/.exec(body) ?? [];
  expect((await app.inject(page)).body).toContain(own);
  expect(body).toMatch(/id="oferta-oferta-[12]"/);
  // The lender's address stays hidden: the redirector finds it by the offer's id.
  expect(body).not.toMatch(/(?:ua|ru)\.example/);
  expect(problems).toEqual([]);
});

test.each([
  ['1', /^https:\/\/ua\.example\/\?c=[\da-f-]{36}$/],
  ['2', /^https:\/\/ru\.example\/zayavka$/],
  ['3', /^\/landing\/trafficback\/$/],
])('the redirector follows offer %s to %s', async (id, target) => {
  const { statusCode, headers } = await app.inject(`/landing/redirector/?offer=${id}`);

  expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(target)]);
});
