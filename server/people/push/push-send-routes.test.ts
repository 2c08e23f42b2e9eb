import { beforeEach, expect, test } from 'vitest';
import { createPushRepository } from './push-repository.ts';
import { noTexts, startOffice } from '#tests/factories/office.ts';
import { newPushReceiver } from '#tests/setup/fake-push-service.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-12-01T10:00:00Z');
const office = await startOffice(db, {
  now: () => now,
  texts: { ...noTexts, isPublicPath: (path) => path === '/offers/' },
});
const message = {
  topic: 'oferte',
  title: 'O ofertă nouă',
  body: 'Vedeți cât costă.',
  path: '/offers/?suma=2000',
};
let ana: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  ana = await office.enter(['administrator'], 'Ana');
});

async function subscribe(name: string, topics: ('oferte' | 'curs')[]): Promise<void> {
  const { keys } = newPushReceiver();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  await createPushRepository(db).subscribe({ endpoint, ...keys }, topics, now);
}

test('the preview of a notification shows the number of recipients, and sends nothing', async () => {
  await subscribe('ana', ['oferte', 'curs']);
  await subscribe('ion', ['oferte']);

  const { status, body } = await ana.call('POST', '/api/admin/push/preview', message);

  expect(status).toBe(200);
  expect(body).toEqual({ ...message, count: 2, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const { body: page } = await ana.call('GET', '/api/admin/push');
  expect(page).toEqual({
    topics: [
      { topic: 'oferte', count: 2 },
      { topic: 'curs', count: 1 },
      { topic: 'articole', count: 0 },
    ],
    sends: [],
  });
});

test('a notification is sent once, however often the button is pressed', async () => {
  const { body: look } = await ana.call('POST', '/api/admin/push/preview', message);
  const answers = await Promise.all([1, 2, 3].map(() => ana.call('POST', '/api/admin/push', look)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await ana.call('GET', '/api/admin/push');
  expect((body as { sends: unknown[] }).sends).toHaveLength(1);
});

test.each([
  ['no title', { title: ' ' }, 'title', 'Scrieți titlul.'],
  ['a title that phones cut', { title: 'x'.repeat(61) }, 'title', /^Cel mult 60 de caractere/],
  ['no text', { body: '' }, 'body', 'Scrieți textul.'],
  ['another topic', { topic: 'orice' }, 'topic', 'Alegeți tema.'],
  ['a page of another site', { path: '//evil.example/' }, 'path', /pagini publice/],
  ['a page nobody sees', { path: '/ciorna/' }, 'path', /pagini publice/],
])('%s is refused beside its field', async (_what, change, field, sentence) => {
  for (const url of ['/api/admin/push/preview', '/api/admin/push']) {
    const id = '0a0a0a0a-0000-4000-8000-000000000000';
    const { status, body } = await ana.call('POST', url, { ...message, id, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: { [field]: expect.stringMatching(sentence) } } });
  }
});
