import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { MessagesAnswer } from '#domain/answers/office/messages.ts';
import { romania } from '#domain/law/countries/romania.ts';
import { createDataRequests } from '#server/people/privacy/data-requests.ts';
import { testKey } from '#tests/factories/forms.ts';
import { contactAction } from './contact-action.ts';
import { forgetOldMail } from '#server/shared/mail/mail-outbox.ts';
import { startOffice } from '#tests/factories/office.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const office = await startOffice(db, { now });
const { outbox, links } = subscriptionServices(now);
const contact = contactAction({ outbox, links, operator: 'operator@site.test', timeZone: romania.timeZone });
let radu: Awaited<ReturnType<typeof office.enter>>;
let reference = '';

beforeEach(async () => {
  await database.clear();
  radu = await office.enter(['moderator'], 'Radu');
  reference = await write('Ion Popa', 'ion@example.ro', 'De unde luați cifrele? Întreb pentru 100% din ele.');
});

async function write(
  nume: string,
  email: string,
  mesaj: string,
  about: Record<string, string> = {},
): Promise<string> {
  const url = new URL('https://site.test/contact/');
  const values = { nume, email, mesaj, telefon: '0722 123 456', ...about };
  const decision = await contact({ values, url, params: {}, now: now() });
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  const { receipt = '' } = await db.transaction().execute((tx) => decision.deed(tx));
  return receipt;
}

const answers = () => `/api/admin/messages/${reference}/answers`;
const message = async () => (await radu.call('GET', `/api/admin/messages/${reference}`)).body;
const mails = () => db.selectFrom('mail_outbox').selectAll().where('kind', '=', 'contact-answer').execute();
const log = () =>
  db
    .selectFrom('audit_log')
    .select(['user_name', 'action', 'before', 'after'])
    .where('subject_id', '=', reference)
    .orderBy('id')
    .execute();

test('a list shows enough to choose, without addresses and numbers', async () => {
  const { body } = await radu.call('GET', '/api/admin/messages');

  expect(body).toEqual({
    messages: [
      {
        reference,
        desk: 'messages',
        kind: 'question',
        name: 'Ion Popa',
        beginning: 'De unde luați cifrele? Întreb pentru 100% din ele.',
        createdAt: '2026-11-21T10:00:00.000Z',
        status: 'new',
        statusBy: null,
        givenTo: null,
        answerBy: null,
        isLate: false,
        writing: null,
      },
    ],
    total: 1,
    pageSize: 25,
  });
});

test('messages with a deadline come first, the most overdue at the top; administrators also see requests about data', async () => {
  const report = await write('Ana Pop', 'ana@example.ro', 'Dobânda este alta.', {
    semnalare: 'smile-credit.pret',
  });
  const late = await write('Dan Pop', 'dan@example.ro', 'Suma este alta.', { semnalare: '12rate.sume' });
  const complaint = await write('Eva Pop', 'eva@example.ro', 'Reclam un text.', { fel: 'reclamatie' });
  await db
    .updateTable('contact_messages')
    .set({ due_on: '2026-11-20' })
    .where('reference', '=', late)
    .execute();
  const list = async (by: typeof radu) => {
    const { body } = await by.call('GET', '/api/admin/messages');
    return (body as MessagesAnswer).messages.map((one) => [one.reference, one.answerBy, one.isLate]);
  };

  expect(await list(radu)).toEqual([
    [late, '2026-11-20', true],
    [report, '2026-11-27', false],
    [complaint, '2026-12-21', false],
    [reference, null, false],
  ]);
  const requests = createDataRequests({ key: testKey, timeZone: romania.timeZone });
  const asked = { kind: 'other' as const, email: 'ion@example.ro', message: 'Corectați numele' };
  const data = await requests.add(db, { ...asked, now: new Date('2026-10-19T10:00:00Z') });
  await requests.add(db, { ...asked, message: null, now: now() });
  const boss = await office.enter(['administrator']);
  expect((await list(boss))[0]).toEqual([data, '2026-11-19', true]);
  expect(await list(boss)).toHaveLength(5);
  expect(await list(radu)).toHaveLength(4);
  await radu.call('PATCH', `/api/admin/messages/${late}`, { status: 'answered' });
  expect((await list(radu)).at(-1)).toEqual([late, null, false]);
});

test('messages are found by number, name, address or a word, and by state', async () => {
  const other = await write('Ana Pop', 'ana@example.ro', 'Un alt mesaj, despre dobândă.');
  const found = async (query: string) => {
    const { body } = await radu.call('GET', `/api/admin/messages?${query}`);
    return (body as { messages: { reference: string }[] }).messages.map((one) => one.reference);
  };

  expect(await found(`cauta=${reference.toLowerCase()}`)).toEqual([reference]);
  expect(await found('cauta=ana@')).toEqual([other]);
  expect(await found('cauta=100%25')).toEqual([reference]);
  expect(await found('cauta=_')).toEqual([]);
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { status: 'closed' });
  expect(await found('stare=closed')).toEqual([reference]);
  // Open messages come first.
  expect(await found('')).toEqual([other, reference]);
});

test('an answer is sent by mail, can be replied to, and is shown with the message under a name', async () => {
  const text = 'Bună ziua,\n\nDe pe paginile creditorilor.';

  const { status } = await radu.call('POST', answers(), { id: randomUUID(), text });

  expect(status).toBe(200);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'ion@example.ro',
    reply_to: 'operator@site.test',
    subject: `Răspuns la mesajul dumneavoastră, ${reference}`,
    headers: { 'Auto-Submitted': 'no' },
  });
  expect(mail?.body_text).toContain('De pe paginile creditorilor.');
  expect(mail?.body_text).toContain('> De unde luați cifrele?');
  expect(await message()).toMatchObject({
    status: 'answered',
    statusBy: 'Radu',
    answers: [{ text, answeredBy: 'Radu', delivery: 'waiting' }],
  });
  expect(await log()).toEqual([
    {
      user_name: 'Radu',
      action: 'message.answered',
      before: { status: 'new' },
      after: { status: 'answered' },
    },
  ]);
});

test('an answer sent twice over a bad connection, even simultaneously, is one answer and one mail', async () => {
  const body = { id: randomUUID(), text: 'De pe paginile creditorilor.' };

  const both = await Promise.all([radu.call('POST', answers(), body), radu.call('POST', answers(), body)]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mails()).toHaveLength(1);
  expect(await message()).toMatchObject({ answers: [{ text: body.text }] });
});

test('the second answer within a minute is held back, with the first one shown; after it, it goes out', async () => {
  const ana = await office.enter(['moderator'], 'Ana');
  const first = await radu.call('POST', answers(), {
    id: randomUUID(),
    text: 'De pe paginile creditorilor.',
  });
  const second = { id: randomUUID(), text: 'Le citim pe paginile lor.' };

  expect(first.status).toBe(200);
  expect(await ana.call('POST', answers(), second)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'answered-just-now',
        message: expect.stringContaining(
          'Radu a răspuns acum mai puțin de un minut: „De pe paginile creditorilor.”',
        ),
      },
    },
  });
  expect(await mails()).toHaveLength(1);

  await db
    .updateTable('contact_answers')
    .set({ created_at: new Date('2026-11-21T09:59:00Z') })
    .execute();
  expect((await ana.call('POST', answers(), second)).status).toBe(200);
  expect(await mails()).toHaveLength(2);
});

test.each([
  ['sent_at', 'sent'],
  ['failed_at', 'failed'],
] as const)(
  'an answer shows the outcome of its mail (%s), also long after the mail is gone',
  async (column, delivery) => {
    await radu.call('POST', answers(), { id: randomUUID(), text: 'De pe paginile creditorilor.' });
    await db
      .updateTable('mail_outbox')
      .set({ [column]: now() })
      .where('kind', '=', 'contact-answer')
      .execute();
    expect(await message()).toMatchObject({ answers: [{ delivery }] });

    await forgetOldMail(db, new Date('2027-11-21T10:00:00Z'));

    expect(await mails()).toEqual([]);
    expect(await message()).toMatchObject({ answers: [{ delivery }] });
  },
);

test('the colleague who takes a message is named, and the log has the state before', async () => {
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { status: 'in-progress' });

  expect(await message()).toMatchObject({ status: 'in-progress', statusBy: 'Radu' });
  expect(await log()).toEqual([
    {
      user_name: 'Radu',
      action: 'message.status-changed',
      before: { status: 'new' },
      after: { status: 'in-progress' },
    },
  ]);
});

test('the count beside „Mesaje” is of messages without an answer, also of assigned ones', async () => {
  const count = async () => (await radu.call('GET', '/api/admin/me')).body;
  expect(await count()).toMatchObject({ counts: { messages: 1 } });
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { status: 'in-progress' });
  expect(await count()).toMatchObject({ counts: { messages: 1 } });
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { status: 'closed' });
  expect(await count()).toMatchObject({ counts: { messages: 0 } });
});

test.each([
  [{ id: randomUUID(), text: ' ' }, 'Scrieți răspunsul'],
  [{ id: randomUUID(), text: 'a'.repeat(8001) }, /prea lung/],
  [{ id: randomUUID(), text: 'Aveți dreptate: {ce era greșit}.' }, /^Completați \{ce era greșit\}/],
])('an answer that cannot be sent is refused with a sentence', async (body, sentence) => {
  const answer = await radu.call('POST', answers(), body);

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: { fields: { text: expect.stringMatching(sentence) } } });
  expect(await mails()).toEqual([]);
});

test('a message is sorted and given to a colleague, with the day of its kind; both are in the log by their names', async () => {
  const ana = await office.enter(['moderator'], 'Ana');
  const { id: editor } = await office.addPerson(['editor'], 'Edi');
  const sort = (kind: string, givenTo: string) =>
    radu.call('PATCH', `/api/admin/messages/${reference}`, { kind, givenTo });

  expect((await sort('complaint', ana.id)).status).toBe(200);
  expect(await sort('complaint', editor)).toMatchObject({
    status: 400,
    body: { error: { fields: { givenTo: expect.stringContaining('Alegeți altul') } } },
  });

  expect(await message()).toMatchObject({
    kind: 'complaint',
    dueOn: '2026-12-21',
    givenTo: { id: ana.id, name: 'Ana' },
    colleagues: [{ name: 'Ana' }, { name: 'Radu' }],
  });
  const found = async (by: typeof radu, cui: string) =>
    ((await by.call('GET', `/api/admin/messages?cui=${cui}`)).body as MessagesAnswer).total;
  expect([await found(ana, 'mie'), await found(radu, 'mie'), await found(radu, 'nimanui')]).toEqual([
    1, 0, 0,
  ]);
  expect(await log()).toEqual([
    {
      user_name: 'Radu',
      action: 'message.sorted',
      before: { kind: 'question', givenTo: null },
      after: { kind: 'complaint', givenTo: 'Ana' },
    },
  ]);
});

test('two colleagues at one message: each sees that the other is writing, and stops seeing it after the answer', async () => {
  const ana = await office.enter(['moderator'], 'Ana');
  const path = `/api/admin/messages/${reference}/presence`;
  const look = async (by: typeof radu, isWriting: boolean) =>
    (await by.call('POST', path, { isWriting })).body;

  expect(await look(radu, true)).toEqual({ writing: null, answers: 0 });
  // A colleague is not shown as the other writer.
  expect(await look(radu, true)).toEqual({ writing: null, answers: 0 });
  expect(await look(ana, true)).toEqual({ writing: 'Radu', answers: 0 });
  expect(await look(radu, true)).toEqual({ writing: 'Ana', answers: 0 });
  const { body } = await ana.call('GET', '/api/admin/messages');
  expect((body as MessagesAnswer).messages[0]?.writing).toBe('Radu');

  await radu.call('POST', answers(), { id: randomUUID(), text: 'De pe paginile creditorilor.' });
  expect(await look(ana, false)).toEqual({ writing: null, answers: 1 });
  expect((await radu.call('POST', path.replace(reference, 'C-X'), { isWriting: true })).status).toBe(404);
});

test('an answer that came by mail is pasted under its number, and the message waits again from the day it came', async () => {
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { kind: 'complaint', givenTo: '' });
  await radu.call('POST', answers(), { id: randomUUID(), text: 'De pe paginile creditorilor.' });
  const replies = `/api/admin/messages/${reference}/replies`;
  const reply = { id: randomUUID(), text: 'Mulțumesc, dar nu se potrivește.', receivedOn: '20.11.2026' };

  expect(await radu.call('POST', replies, { ...reply, receivedOn: '22.11.2026' })).toMatchObject({
    status: 400,
    body: { error: { fields: { receivedOn: 'Ziua este în viitor.' } } },
  });
  expect((await radu.call('POST', replies, reply)).status).toBe(200);
  expect((await radu.call('POST', replies, reply)).status).toBe(200);

  expect(await message()).toMatchObject({
    status: 'new',
    dueOn: '2026-12-20',
    answers: [{ receivedOn: null }, { text: reply.text, answeredBy: 'Radu', receivedOn: '2026-11-20' }],
  });
  await radu.call('PATCH', `/api/admin/messages/${reference}`, { kind: 'figure', givenTo: '' });
  // Five working days from Friday, the 20th.
  expect(await message()).toMatchObject({ kind: 'figure', dueOn: '2026-11-27' });
  // A pasted reply is not ours: it holds back no answer of ours, and is not mailed.
  expect(await mails()).toHaveLength(1);
});

test('a message erased meanwhile is reported as gone, and its answers are gone with it', async () => {
  await radu.call('POST', answers(), { id: randomUUID(), text: 'De pe paginile creditorilor.' });
  await db.deleteFrom('contact_messages').execute();

  expect(await db.selectFrom('contact_answers').selectAll().execute()).toEqual([]);
  expect((await radu.call('GET', `/api/admin/messages/${reference}`)).status).toBe(404);
  const late = await radu.call('POST', answers(), { id: randomUUID(), text: 'Prea târziu.' });
  expect(late.status).toBe(404);
});
