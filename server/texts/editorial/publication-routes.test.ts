import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Content } from '#server/texts/content/content.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { createPublicationsRepository } from './publications-repository.ts';
import { storeResponse } from '#server/shared/http/stored-response.ts';
import { noTexts, startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
let time = new Date('2026-12-01T10:00:00Z');
const pack = rulePackInForce(romania.rulePacks, '2026-12-01');
const site = siteContent(pack);
const DRAFT = 'ce-este-o-zi-punte';
const content: Content = {
  ...site,
  entries: site.entries.map((entry) =>
    entry.slug === DRAFT ? { ...entry, state: 'draft' as const } : entry,
  ),
};
const page = storeResponse({
  status: 200,
  body: '<!doctype html><title>Ciorna</title>',
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
});
const office = await startOffice(db, {
  now: () => time,
  texts: {
    ...noTexts,
    content,
    preview: async (slug) => (slug === DRAFT ? page : undefined),
  },
});
let editor: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-12-01T10:00:00Z');
  editor = await office.enter(['editor'], 'Ana');
});

const schedule = (publishAt: string, slug = DRAFT) =>
  editor.call('PUT', `/api/admin/texts/${slug}/publication`, { publishAt });
const publish = (slug = DRAFT) => editor.call('POST', `/api/admin/texts/${slug}/publish`);
const withdraw = () => editor.call('DELETE', `/api/admin/texts/${DRAFT}/publication`);
const decisions = () => createPublicationsRepository(db).list();
const log = async () =>
  await db
    .selectFrom('audit_log')
    .select(['user_name', 'action', 'subject_id', 'before', 'after'])
    .where('subject_kind', '=', 'text')
    .orderBy('id')
    .execute();

test('a day and an hour are Romanian local time; moving and withdrawing them is on record', async () => {
  // Winter: two hours ahead of UTC. Summer: three.
  expect(await schedule('2026-12-02T09:00')).toMatchObject({ status: 200, body: { status: 'done' } });
  expect(await schedule('2027-07-01T09:00')).toMatchObject({ status: 200 });
  expect(await decisions()).toEqual([
    {
      path: `/${DRAFT}/`,
      publishAt: new Date('2027-07-01T06:00:00Z'),
      decidedBy: 'Ana',
      decidedAt: time,
    },
  ]);
  expect(await withdraw()).toMatchObject({ status: 200 });
  expect(await decisions()).toEqual([]);

  const [winter, summer] = ['2026-12-02T07:00:00.000Z', '2027-07-01T06:00:00.000Z'];
  const entry = { user_name: 'Ana', subject_id: DRAFT };
  expect(await log()).toEqual([
    { ...entry, action: 'text.scheduled', before: null, after: { publishAt: winter } },
    { ...entry, action: 'text.scheduled', before: { publishAt: winter }, after: { publishAt: summer } },
    { ...entry, action: 'text.withdrawn', before: { publishAt: summer }, after: null },
  ]);
});

test('a draft can be published at once, and is not published twice', async () => {
  expect(await publish()).toMatchObject({ status: 200 });
  expect(await publish()).toMatchObject({ status: 409, body: { error: { code: 'public' } } });
  expect((await log()).map(({ action }) => action)).toEqual(['text.published']);
});

test('of two people who publish at once, one learns that it is done', async () => {
  await schedule('2026-12-02T09:00');
  const answers = await Promise.all([publish(), publish()]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a public text is not moved into the future', async () => {
  expect(await schedule('2026-12-02T09:00', 'ferratum')).toMatchObject({ status: 409 });
  expect(await publish('ferratum')).toMatchObject({ status: 409 });
  expect(await decisions()).toEqual([]);
});

test.each([
  ['a moment that is over', '2026-12-01T11:59', /a trecut/],
  ['no moment', '', 'Scrieți ziua și ora.'],
  ['a word', 'mâine', 'Scrieți ziua și ora.'],
  ['a year that is half typed', '0202-12-01T10:00', 'Scrieți anul cu patru cifre.'],
])('%s is refused beside its field', async (_what, publishAt, message) => {
  const { status, body } = await schedule(publishAt);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { publishAt: expect.stringMatching(message) } } });
});

test('without a decision there is none to withdraw', async () => {
  expect(await withdraw()).toMatchObject({ status: 409, body: { error: { code: 'undecided' } } });
});

test('a preview is a page for one person, cached nowhere and not indexed', async () => {
  const { status, body } = await editor.call('GET', `/api/admin/texts/${DRAFT}/preview`);
  expect({ status, body }).toEqual({ status: 200, body: '<!doctype html><title>Ciorna</title>' });
  const { headers } = await office.app.inject({
    url: `/api/admin/texts/${DRAFT}/preview`,
    headers: { cookie: editor.cookies },
  });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect((await editor.call('GET', '/api/admin/texts/nimic/preview')).status).toBe(404);
});
